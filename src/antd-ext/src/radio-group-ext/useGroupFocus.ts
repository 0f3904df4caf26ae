import { type RefObject, useEffect } from 'react';

/**
 * Lets a form put the focus on its group: antd's calls `focus` of the element, which takes none by itself.
 *
 * @param group The element around the radios.
 */
export function useGroupFocus(group: RefObject<HTMLElement | null>): void {
  // After every render, because the element is another one after a theme has come or gone.
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const find = (selector: string) => element.querySelector<HTMLElement>(selector);
    element.focus = (options) =>
      (find('input:checked:enabled') ?? find('input:enabled'))?.focus(options);
  });
}
