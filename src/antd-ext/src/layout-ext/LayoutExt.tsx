import { useControlledState } from '@rc-component/util';
import { type ForwardedRef, forwardRef, useState } from 'react';
import { ContainerThemeScope } from '../_internal/ThemeScope';
import { warnOnce } from '../_internal/warnOnce';
import { SIDER_COLLAPSED_WIDTH, SIDER_WIDTH } from '../constants';
import { LayoutFrame } from './LayoutFrame';
import { createLayout, storeOf } from './layoutStore';
import type { LayoutCollapseInfo, LayoutExtProps } from './types';
import { LayoutContext } from './useLayout';
import { useNavigation } from './useNavigation';

/** The layout itself; `index.ts` adds its hook. */
export const PlainLayout = forwardRef(function LayoutExt(
  {
    menu,
    history,
    autoSelectFirstMenuOnNavbar,
    onSelect,
    layout,
    collapsed: controlled,
    defaultCollapsed = false,
    onCollapse,
    siderWidth = SIDER_WIDTH,
    collapsedWidth = SIDER_COLLAPSED_WIDTH,
    theme,
    children,
    ...props
  }: LayoutExtProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const [own] = useState(createLayout);
  const given = layout && storeOf(layout);
  if (process.env.NODE_ENV !== 'production' && layout && !given) {
    warnOnce(
      'The controller that LayoutExt got as layout does not come from LayoutExt.useLayout(), so it is ignored.',
    );
  }
  const controller = layout && given ? layout : own.controller;
  const navigation = useNavigation(given ?? own.store, {
    menu,
    // JavaScript may pass null for none.
    history: history ?? undefined,
    onSelect,
    autoSelectFirstMenuOnNavbar,
  });
  const [kept, setCollapsed] = useControlledState(defaultCollapsed, controlled);
  // Once control is given up, there is nothing that was kept.
  const collapsed = kept ?? false;

  const collapse = (next: boolean, type: LayoutCollapseInfo['type']) => {
    setCollapsed(next);
    onCollapse?.(next, { type, siderWidth, collapsedWidth });
  };

  return (
    <ContainerThemeScope theme={theme}>
      {(restore) => (
        <LayoutFrame
          {...props}
          ref={ref}
          navigation={navigation}
          collapsed={collapsed}
          onCollapse={collapse}
          siderWidth={siderWidth}
          collapsedWidth={collapsedWidth}
        >
          {restore(<LayoutContext.Provider value={controller}>{children}</LayoutContext.Provider>)}
        </LayoutFrame>
      )}
    </ContainerThemeScope>
  );
});
