import { ConfigProvider, Layout } from 'antd';
import { type ForwardedRef, forwardRef, type MouseEvent, useContext, useId, useRef } from 'react';
import { useExtStyle } from '../_internal/useExtStyle';
import { useTexts } from '../_internal/useTexts';
import { createSlots } from './createSlots';
import { genLayoutStyle } from './genLayoutStyle';
import { MenuButton } from './MenuButton';
import { MenuDrawer } from './MenuDrawer';
import { NavMenu } from './NavMenu';
import type { MenuNode } from './readMenu';
import { SideMenu } from './SideMenu';
import { TabBar } from './TabBar';
import { layoutTexts } from './texts';
import type { LayoutCollapseInfo, LayoutExtProps } from './types';
import type { Navigation } from './useNavigation';
import { useSmallScreen } from './useSmallScreen';

interface LayoutFrameProps
  extends Omit<
    LayoutExtProps,
    | 'menu'
    | 'history'
    | 'autoSelectFirstMenuOnNavbar'
    | 'onSelect'
    | 'layout'
    | 'defaultCollapsed'
    | 'onCollapse'
    | 'theme'
  > {
  navigation: Navigation;
  collapsed: boolean;
  onCollapse: (collapsed: boolean, type: LayoutCollapseInfo['type']) => void;
  siderWidth: number;
  collapsedWidth: number;
}

/** The parts of the layout in their places. */
export const LayoutFrame = forwardRef(function LayoutFrame(
  {
    navigation: { tree, standing, actions, store, hrefOf },
    collapsible = false,
    collapsed,
    onCollapse,
    siderWidth,
    collapsedWidth,
    trigger,
    setTitle,
    headerExtra,
    headerContent,
    breakpoint,
    classNames,
    styles,
    className,
    style,
    children,
    ...props
  }: LayoutFrameProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const { getPrefixCls, getPopupContainer } = useContext(ConfigProvider.ConfigContext);
  const text = useTexts(layoutTexts);
  const prefix = getPrefixCls('ext-layout');
  const styleClasses = useExtStyle('LayoutExt', prefix, genLayoutStyle);
  const slot = createSlots(prefix, { classNames, styles });
  const small = useSmallScreen();
  const content = useRef<HTMLElement>(null);
  const id = useId();

  const { roots } = tree;
  const sideNodes = nodesAtSide(roots, standing.nav);
  const hasNav = roots.length > 1;
  const hasSider = sideNodes.length > 0 && !small;
  const width = collapsed ? collapsedWidth : siderWidth;
  const menu = { tree, standing, store, slot, hrefOf };

  const menuButton = small
    ? roots.length > 0 && (
        <MenuDrawer className={`${prefix}-trigger`} selected={standing.selected?.id}>
          {(close) => (
            <nav aria-label={text.sider}>
              <SideMenu
                {...menu}
                nodes={hasNav ? roots : sideNodes}
                onPick={(node) => {
                  close();
                  actions.pick(node);
                }}
              />
            </nav>
          )}
        </MenuDrawer>
      )
    : hasSider &&
      collapsible &&
      trigger !== null && (
        <MenuButton
          className={`${prefix}-trigger`}
          label={text.sider}
          content={trigger?.(collapsed)}
          aria-expanded={!collapsed}
          aria-controls={id}
          onClick={() => onCollapse(!collapsed, 'clickTrigger')}
        />
      );
  const nav = hasNav && !small && (
    <nav aria-label={text.nav} {...slot('nav')}>
      <NavMenu tree={tree} standing={standing} hrefOf={hrefOf} onPick={actions.pickNav} />
    </nav>
  );
  const title = setTitle?.({ collapsed: hasSider && collapsed });
  const bar =
    headerContent === undefined && standing.tabs.length > 0 ? (
      <TabBar
        tabs={standing.tabs}
        active={standing.activeTab}
        onPick={actions.pickTab}
        onRemove={actions.controller.removeTab}
      />
    ) : (
      headerContent
    );
  const root = slot('root');

  return (
    <Layout
      {...props}
      ref={ref}
      hasSider={false}
      className={[root.className, ...styleClasses, className].filter(Boolean).join(' ')}
      style={{ ...root.style, ...style }}
    >
      <a
        className={`${prefix}-skip`}
        href={`#${id}-content`}
        onClick={(event) => skipTo(event, content.current)}
      >
        {text.skip}
      </a>
      {(title || menuButton || nav || headerExtra) && (
        <Layout.Header {...slot('header')}>
          {small && menuButton}
          {title && (
            <div
              {...slot('title')}
              style={{ ...(hasSider && { flex: 'none', width }), ...slot('title').style }}
            >
              {title}
            </div>
          )}
          {!small && menuButton}
          {nav}
          {headerExtra && <div {...slot('extra')}>{headerExtra}</div>}
        </Layout.Header>
      )}
      <Layout className={`${prefix}-body`} hasSider={hasSider}>
        {hasSider && (
          <Layout.Sider
            id={id}
            className={slot('sider').className}
            // Nothing in it may have the focus while it cannot be seen.
            style={{ visibility: width > 0 ? undefined : 'hidden', ...slot('sider').style }}
            theme="light"
            width={siderWidth}
            collapsedWidth={collapsedWidth}
            collapsed={collapsed}
            breakpoint={breakpoint}
            // antd's own is no button.
            trigger={null}
            onCollapse={onCollapse}
          >
            <nav aria-label={text.sider}>
              <ConfigProvider
                // Beside the layout, for in a side that scrolls a popup would be cut off.
                getPopupContainer={
                  getPopupContainer &&
                  ((node) => getPopupContainer(node?.closest<HTMLElement>(`.${prefix}`) ?? node))
                }
              >
                <SideMenu {...menu} nodes={sideNodes} collapsed={collapsed} onPick={actions.pick} />
              </ConfigProvider>
            </nav>
          </Layout.Sider>
        )}
        <div className={`${prefix}-column`}>
          {bar && (
            <section {...slot('tabs')} aria-label={text.tabs}>
              {bar}
            </section>
          )}
          <Layout.Content
            {...slot('content')}
            ref={content}
            id={`${id}-content`}
            // It scrolls, so the keyboard has to reach it.
            tabIndex={0}
          >
            {children}
          </Layout.Content>
        </div>
      </Layout>
    </Layout>
  );
});

/** Below the entry of the navigation that is picked; before any is, below the first that has something. */
function nodesAtSide(roots: MenuNode[], nav: MenuNode | undefined): MenuNode[] {
  const [first] = roots;
  if (roots.length === 1 && first) return first.kind === 'parent' ? first.children : roots;
  return (nav ?? roots.find(({ children }) => children.length > 0))?.children ?? [];
}

/** By script, because an application may keep its address in the hash. */
function skipTo(event: MouseEvent, content: HTMLElement | null): void {
  event.preventDefault();
  content?.focus();
}
