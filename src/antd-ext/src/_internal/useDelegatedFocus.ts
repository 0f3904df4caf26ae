import { useEffect } from 'react';

/**
 * Lets a form put the focus on a field that consists of several elements: antd's calls `focus` of the one around them,
 * which takes none by itself.
 *
 * @param readElement Gives the element that antd's form finds for the field.
 * @param selectors Of what takes the focus inside it: the first that leads to an element.
 */
export function useDelegatedFocus(
  readElement: () => HTMLElement | null | undefined,
  ...selectors: string[]
): void {
  // After every render, because the element is another one after a theme has come or gone.
  useEffect(() => {
    const element = readElement();
    if (!element) return;
    element.focus = (options) => {
      const inner = selectors.map((selector) => element.querySelector<HTMLElement>(selector));
      inner.find(Boolean)?.focus(options);
    };
  });
}
