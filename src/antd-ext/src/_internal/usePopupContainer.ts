import { useMemo } from 'react';
import { useAntdConfig } from './useAntdConfig';

/** The provider's `getPopupContainer`, called with the ancestor that matches: inside it, a popup would be clipped. */
export function usePopupContainer(selector: string) {
  const { getPopupContainer } = useAntdConfig();
  return useMemo(
    () =>
      getPopupContainer &&
      ((node?: HTMLElement) => getPopupContainer(node?.closest<HTMLElement>(selector) ?? node)),
    [getPopupContainer, selector],
  );
}
