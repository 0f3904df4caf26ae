import { useMemo } from 'react';
import { useAntdConfig } from './useAntdConfig';

/**
 * The `getPopupContainer` of the provider for popups inside a component that clips its content. It is called with the
 * root element of the component in place of the element of the popup.
 *
 * @param selector Matches the root element.
 */
export function usePopupContainer(selector: string) {
  const { getPopupContainer } = useAntdConfig();
  return useMemo(
    () =>
      getPopupContainer &&
      ((node?: HTMLElement) => getPopupContainer(node?.closest<HTMLElement>(selector) ?? node)),
    [getPopupContainer, selector],
  );
}
