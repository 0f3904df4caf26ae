import type { ComponentProps } from 'react';

/** Nothing is written over what is there: React leaves the content of such an element alone while it hydrates. */
const nothing = { __html: '' };

/** An element whose HTML stays as the build has rendered it. It is empty where it is not hydrated (hooks/useKept.ts). */
export function KeptDiv(props: Omit<ComponentProps<'div'>, 'children'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}
