import type { ReactNode } from 'react';

const CLASS = 'static-page';

/** Nothing is written over what is there: React leaves the content of such an element alone while it hydrates. */
const none = { __html: '' };

/** Around the text of a page that holds nothing but text (plugin/markdown/emitPage.ts). */
export function StaticPage({ children }: { children: ReactNode }) {
  return <div className={CLASS}>{children}</div>;
}

/** Stands for such a page while it is hydrated: its HTML stays as it is, and its code is not loaded. */
export function KeptPage() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty
    <div className={CLASS} suppressHydrationWarning dangerouslySetInnerHTML={none} />
  );
}

/** Whether the HTML that was loaded is that of such a page. */
export const hasStaticPage = (): boolean =>
  document.getElementById('root')?.getElementsByClassName(CLASS).length === 1;
