import { type RefObject, useEffect } from 'react';

/**
 * Keeps `aria-disabled` of a link button right. antd writes the attribute itself, from `disabled` alone, after
 * the props it was given: https://github.com/ant-design/ant-design/blob/6.6.8/components/button/Button.tsx
 *
 * @param link The rendered element.
 * @param isLink Whether it is a link; a native button takes the attribute as a prop.
 * @param disabled Whether a click on it does nothing now.
 */
export function useLinkAriaDisabled(
  link: RefObject<HTMLElement | null>,
  isLink: boolean,
  disabled: boolean,
): void {
  // After every render, because any of them may have written antd's value.
  useEffect(() => {
    if (isLink) link.current?.setAttribute('aria-disabled', String(disabled));
  });
}
