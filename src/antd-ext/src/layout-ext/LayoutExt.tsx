import { useControlledState } from '@rc-component/util';
import { type ForwardedRef, forwardRef, useContext, useState } from 'react';
import { ContainerThemeScope } from '../_internal/ThemeScope';
import { warnOnce } from '../_internal/warnOnce';
import { SIDER_COLLAPSED_WIDTH, SIDER_WIDTH } from '../constants';
import { LayoutFrame } from './LayoutFrame';
import { baseOf, createLayout } from './layoutStore';
import type { LayoutCollapseInfo, LayoutExtProps } from './types';
import { useBreakpoint } from './useBreakpoint';
import { LayoutContext } from './useLayout';
import { useNavigation } from './useNavigation';
import { useTabsChange } from './useTabsChange';

/** The layout itself; `index.ts` adds its hook. */
export const PlainLayout = forwardRef(function LayoutExt(
  {
    menu,
    history,
    autoSelectFirstMenuOnNavbar,
    onSelect,
    onTabsChange,
    layout,
    collapsed: controlled,
    defaultCollapsed,
    onCollapse,
    siderWidth = SIDER_WIDTH,
    collapsedWidth = SIDER_COLLAPSED_WIDTH,
    breakpoint,
    theme,
    children,
    ...props
  }: LayoutExtProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const [own] = useState(createLayout);
  const around = useContext(LayoutContext);
  const base = (layout && layout !== around && baseOf(layout)) || own;
  if (process.env.NODE_ENV !== 'production' && layout && base === own) {
    warnOnce(
      layout === around
        ? 'A LayoutExt inside of another one got the controller of the outer one as layout, so it is ignored. Leave layout out: what is inside of the inner LayoutExt gets its controller from LayoutExt.useLayout(). Or call LayoutExt.useLayout() outside of the outer one, where it makes a new controller.'
        : 'The controller that LayoutExt got as layout does not come from LayoutExt.useLayout(), so it is ignored.',
    );
  }
  const navigation = useNavigation(base.store, {
    menu,
    // JavaScript may pass null for none.
    history: history ?? undefined,
    onSelect,
    autoSelectFirstMenuOnNavbar,
  });
  useTabsChange(navigation, onTabsChange);
  const [kept, setCollapsed] = useControlledState(defaultCollapsed, controlled);
  // Once control is given up, there is nothing that was kept.
  const collapsed = kept ?? false;

  const collapse = (next: boolean, type: LayoutCollapseInfo['type']) => {
    setCollapsed(next);
    onCollapse?.(next, { type, siderWidth, collapsedWidth });
  };
  useBreakpoint(breakpoint, (below) => {
    if (below !== collapsed) collapse(below, 'responsive');
  });

  return (
    <LayoutContext.Provider value={base.controller}>
      <ContainerThemeScope theme={theme}>
        {(restore) => (
          <LayoutFrame
            {...props}
            rootRef={ref}
            navigation={navigation}
            collapsed={collapsed}
            onTrigger={() => collapse(!collapsed, 'clickTrigger')}
            siderWidth={siderWidth}
            collapsedWidth={collapsedWidth}
          >
            {restore(children)}
          </LayoutFrame>
        )}
      </ContainerThemeScope>
    </LayoutContext.Provider>
  );
});
