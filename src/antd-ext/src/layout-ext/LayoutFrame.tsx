import { useLayoutUpdateEffect } from '@rc-component/util';
import { ConfigProvider, Layout } from 'antd';
import { type ForwardedRef, type ReactNode, useId, useRef } from 'react';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useExtStyle } from '../_internal/useExtStyle';
import { usePopupContainer } from '../_internal/usePopupContainer';
import { useTexts } from '../_internal/useTexts';
import type { NavigationOptions } from './createActions';
import { createSlots } from './createSlots';
import { genLayoutStyle, SMALL_SCREEN } from './genLayoutStyle';
import { MenuButton } from './MenuButton';
import { MenuDrawer } from './MenuDrawer';
import { NavMenu } from './NavMenu';
import type { MenuNode } from './readMenu';
import { SideMenu } from './SideMenu';
import { TabBar } from './TabBar';
import { layoutTexts } from './texts';
import type { LayoutExtProps } from './types';
import { useMedia } from './useMedia';
import type { Navigation } from './useNavigation';

interface LayoutFrameProps
  extends Omit<
    LayoutExtProps,
    keyof NavigationOptions | 'layout' | 'defaultCollapsed' | 'onCollapse' | 'breakpoint' | 'theme'
  > {
  navigation: Navigation;
  rootRef: ForwardedRef<HTMLElement>;
  collapsed: boolean;
  /** The button was clicked. */
  onTrigger: () => void;
  siderWidth: number;
  collapsedWidth: number;
}

/** Arranges the parts of the layout. */
export function LayoutFrame({
  navigation,
  rootRef,
  collapsible,
  collapsed,
  onTrigger,
  siderWidth,
  collapsedWidth,
  trigger,
  setTitle,
  headerExtra,
  headerContent,
  classNames,
  styles,
  className,
  style,
  children,
  ...props
}: LayoutFrameProps): ReactNode {
  const { getPrefixCls } = useAntdConfig();
  const text = useTexts(layoutTexts);
  const prefix = getPrefixCls('ext-layout');
  const getPopupContainer = usePopupContainer(`.${prefix}`);
  const styleClasses = useExtStyle('LayoutExt', prefix, genLayoutStyle);
  const slot = createSlots(prefix, { classNames, styles });
  const small = useMedia(SMALL_SCREEN);
  const content = useRef<HTMLElement>(null);
  const id = useId();

  // The content scrolls, not the window, so neither the browser nor a router can do it.
  useLayoutUpdateEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [navigation.page]);

  const { standing, actions } = navigation;
  const { roots } = navigation.tree;
  const sideNodes = nodesAtSide(roots, standing.nav);
  const hasNav = roots.length > 1;
  const hasSider = sideNodes.length > 0 && !small;
  const width = collapsed ? collapsedWidth : siderWidth;
  const menu = { navigation, label: text.sider, slot };

  const menuButton = small
    ? roots.length > 0 && (
        <MenuDrawer
          className={`${prefix}-trigger`}
          label={text.sider}
          selected={standing.selected?.id}
        >
          {(close) => (
            <SideMenu
              {...menu}
              nodes={hasNav ? roots : sideNodes}
              onPick={(node) => {
                close();
                actions.pick(node);
              }}
            />
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
          onClick={onTrigger}
        />
      );
  const nav = hasNav && !small && (
    <nav aria-label={text.nav} {...slot('nav')}>
      <NavMenu {...navigation} />
    </nav>
  );
  const title = setTitle?.({ collapsed: hasSider && collapsed });
  const bar =
    headerContent === undefined && standing.tabs.length > 0 ? (
      <TabBar {...navigation} />
    ) : (
      headerContent
    );

  return (
    <Layout
      {...props}
      ref={rootRef}
      hasSider={false}
      className={[prefix, ...styleClasses, classNames?.root, className].filter(Boolean).join(' ')}
      style={{ ...styles?.root, ...style }}
    >
      <a
        className={`${prefix}-skip`}
        href={`#${id}-content`}
        onClick={(event) => {
          // By script, because an application may keep its address in the hash.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {text.skip}
      </a>
      {(title || menuButton || nav || headerExtra) && (
        <Layout.Header {...slot('header')}>
          {small && menuButton}
          {title && (
            <div
              {...slot('title')}
              style={{ ...(hasSider && { flex: 'none', width }), ...styles?.title }}
            >
              {title}
            </div>
          )}
          {!small && menuButton}
          {nav}
          {headerExtra && <div {...slot('extra')}>{headerExtra}</div>}
        </Layout.Header>
      )}
      <Layout hasSider={hasSider}>
        {hasSider && (
          <Layout.Sider
            id={id}
            {...slot('sider')}
            // Nothing in it may have the focus while it cannot be seen.
            style={{ visibility: width > 0 ? undefined : 'hidden', ...styles?.sider }}
            theme="light"
            width={siderWidth}
            collapsedWidth={collapsedWidth}
            collapsed={collapsed}
            // antd's own is no button.
            trigger={null}
          >
            <ConfigProvider
              // Beside the layout, for in a side that scrolls a popup would be cut off.
              getPopupContainer={getPopupContainer}
            >
              <SideMenu {...menu} nodes={sideNodes} collapsed={collapsed} onPick={actions.pick} />
            </ConfigProvider>
          </Layout.Sider>
        )}
        <Layout hasSider={false}>
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
        </Layout>
      </Layout>
    </Layout>
  );
}

/** Below the entry of the navigation that is picked; before any is, below the first that has something. */
function nodesAtSide(roots: MenuNode[], nav: MenuNode | undefined): MenuNode[] {
  const [first] = roots;
  if (roots.length === 1 && first) return first.kind === 'parent' ? first.children : roots;
  return (nav ?? roots.find(({ children }) => children.length > 0))?.children ?? [];
}
