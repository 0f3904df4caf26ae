import { useLayoutEffect } from '@rc-component/util';
import { useRef } from 'react';
import type { LayoutExtOwnProps } from './types';
import { useMedia } from './useMedia';

type Breakpoint = NonNullable<LayoutExtOwnProps['breakpoint']>;

/** The widest windows below antd's breakpoints, in px without the fraction of .98. */
const WIDEST: Record<Breakpoint, number> = {
  xs: 479,
  sm: 575,
  md: 767,
  lg: 991,
  xl: 1199,
  xxl: 1599,
  xxxl: 1839,
};

/**
 * Tells when the window becomes narrower or wider than a breakpoint, and at the beginning if it is narrower. antd's
 * `Sider` would tell at the beginning that it is wider, too, and that again on each page with a side menu.
 */
export function useBreakpoint(
  breakpoint: Breakpoint | undefined,
  onCross: (below: boolean) => void,
): void {
  // Of none there is no window below.
  const widest = breakpoint ? WIDEST[breakpoint] : 0;
  // Not on paper, as in antd.
  const below = useMedia(`screen and (max-width: ${widest}.98px)`);
  const told = useRef(false);
  // An effect also runs again when what was hidden, as by `Suspense`, is shown again.
  useLayoutEffect(() => {
    if (below !== told.current && (below || breakpoint)) onCross(below);
    told.current = below;
  }, [below]);
}
