import { LayoutExt, type LayoutExtProps, type LayoutMenuItem } from '@mtools/antd-ext';
import { Breadcrumb } from 'antd';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { ErrorPagesContext, useAppContext } from '../appContext';
import { KeepOutlet } from '../KeepOutlet';
import { type MenuEntry, useBreadcrumbs, useMenu } from '../useMenu';
import { AppProvider } from './AppProvider';
import { antdErrorPages } from './errorPages';
import { notifyError } from './notifyError';
import { useTabs } from './useTabs';

/** What the app gives, or what has another name here. */
type OfTheApp =
  | 'menu'
  | 'history'
  | 'layout'
  | 'onTabsChange'
  | 'children'
  | 'title'
  | 'setTitle'
  | 'theme';

/** Options of {@link createLayout}: props of `LayoutExt` that are not derived from the routes, tabs and breadcrumbs. */
export interface CreateLayoutOptions extends Omit<LayoutExtProps, OfTheApp> {
  /** Name or logo of the app, above the menu. */
  title?: ReactNode | ((state: { collapsed: boolean }) => ReactNode);
  /**
   * Shows a tab for each open page; tabs survive a reload, and their pages keep their state.
   * @default true
   */
  tabs?: boolean;
  /**
   * Shows breadcrumbs above the page.
   * @default true
   */
  breadcrumbs?: boolean;
}

/**
 * Creates the `layout` of an app: `LayoutExt` with menu, breadcrumbs and tabs generated from the routes, in
 * the language and theme of the app, with notifications for failed requests and antd error pages.
 *
 * @example
 * ```tsx
 * // layout.tsx, for createApp({ layout: () => import('./layout') })
 * import { createLayout } from '@mtools/malganis/antd';
 *
 * export default createLayout({ title: 'My admin', collapsible: true });
 * ```
 */
export function createLayout(options: CreateLayoutOptions = {}): ComponentType {
  return () => <AppLayout {...options} />;
}

function AppLayout(options: CreateLayoutOptions) {
  const { addNotifier } = useAppContext();
  useEffect(() => addNotifier(notifyError), [addNotifier]);
  return (
    <AppProvider>
      <ErrorPagesContext.Provider value={antdErrorPages}>
        <Frame {...options} />
      </ErrorPagesContext.Provider>
    </AppProvider>
  );
}

function Frame({ title, tabs = true, breadcrumbs = true, ...props }: CreateLayoutOptions) {
  const entries = useMenu();
  const menu = useMemo(() => toItems(entries), [entries]);
  const { history, layout, keep, onTabsChange } = useTabs(tabs);
  return (
    <LayoutExt
      {...props}
      menu={menu}
      history={history}
      layout={layout}
      onTabsChange={onTabsChange}
      setTitle={
        title === undefined
          ? undefined
          : (state) => (typeof title === 'function' ? title(state) : title)
      }
    >
      {breadcrumbs && <PageBreadcrumbs />}
      <KeepOutlet keep={keep} />
    </LayoutExt>
  );
}

function PageBreadcrumbs() {
  const items = useBreadcrumbs();
  // The page alone would only repeat its title.
  if (items.length < 2) return null;
  return (
    <Breadcrumb
      style={{ marginBlockEnd: 16 }}
      items={items.map(({ title, path }) => ({
        key: path ?? title,
        title: path === undefined ? title : <Link to={path}>{title}</Link>,
      }))}
    />
  );
}

function toItems(entries: MenuEntry[]): LayoutMenuItem[] {
  return entries.map(({ key, path, title, icon, children }) => ({
    key,
    path,
    label: title,
    icon,
    children: children && toItems(children),
  }));
}
