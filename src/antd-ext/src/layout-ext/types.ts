import type { LayoutProps, MenuProps, SiderProps } from 'antd';
import type { CSSProperties, Key, ReactNode } from 'react';
import type { ThemeExt } from '../themes';

type AntdItem = NonNullable<NonNullable<MenuProps['items']>[number]>;
type AntdLeaf = Extract<AntdItem, { type?: 'item' }>;
type AntdParent = Extract<AntdItem, { type?: 'submenu' }>;
type AntdDivider = Extract<AntdItem, { type: 'divider' }>;

/** What picking an item does: go to its page, open its address in a new window, or only call back. */
export type NavigationMode = 'push' | 'open' | 'none';

/**
 * The items of a menu; `null` is left out, as in antd. Those without `data-*` are included because antd's own
 * dividers are such.
 */
export type LayoutMenuItems = (LayoutMenuItem | Omit<LayoutMenuItem, `data-${string}`> | null)[];

/**
 * An item of `menu`: all fields of antd's `Menu` (`label`, `icon`, `disabled`, `type: 'group'` and so on), plus the following.
 *
 * @zh `menu` 的菜单项：antd `Menu` 的全部字段（`label`、`icon`、`disabled`、`type: 'group'` 等），以及下列字段。
 * @api LayoutExt options
 */
export interface LayoutMenuItem
  extends Omit<AntdLeaf, 'type' | 'key' | 'ref'>,
    Pick<AntdParent, 'popupClassName' | 'popupOffset' | 'expandIcon' | 'onTitleClick'>,
    Pick<AntdDivider, 'dashed'> {
  /**
   * Identifies the item, unique in the whole menu. Also its URL if there is no `path`.
   *
   * @zh 菜单项的标识，在整个菜单中唯一。没有 `path` 时同时作为地址。
   */
  key?: Key;

  /**
   * URL of the item: a path of the application, to which a missing leading slash is added; with `navigationMode: 'open'` it can be any URL.
   *
   * @zh 菜单项的地址：应用内的路径，缺少开头的斜杠时自动补上；`navigationMode` 为 `'open'` 时可以是任意网址。
   * @default key
   */
  path?: string;

  /**
   * What clicking the item does: `'push'` goes to its page, `'open'` opens it in a new window, `'none'` only calls `onSelect`. Items with children only open and close; they do not navigate.
   *
   * @zh 点击后的行为：`'push'` 跳转到对应页面，`'open'` 在新窗口打开，`'none'` 只触发 `onSelect`。有子项的菜单项只展开和收起，不跳转。
   * @default 'push'
   */
  navigationMode?: NavigationMode;

  /**
   * Child items. An empty array is the same as none.
   *
   * @zh 子菜单项。空数组等同于没有。
   */
  children?: LayoutMenuItems;

  /**
   * As in antd: a group title or a divider. Not needed for ordinary items.
   *
   * @zh 与 antd 相同：分组标题或分割线。普通菜单项无需设置。
   */
  type?: 'item' | 'submenu' | 'group' | 'divider';
}

/** The router as the layout sees it: four lines for any of them. */
export interface LayoutHistory {
  /** Where the application is now, without the base path. */
  location: { pathname: string; search?: string };
  /** Goes to a page. */
  push: (path: string) => void;
  /** Calls back when `location` has changed. Returns what ends it. */
  listen: (onChange: () => void) => () => void;
  /** The address of a page as the browser has it, base path included. With it, items that are text are links. */
  createHref?: (path: string) => string;
}

/** What `onSelect` gets. */
export interface LayoutSelectInfo {
  /** Key of the item or tab. */
  key: string;
  /** The item as it was passed; of a tab that is not in the menu, key and label. */
  item: LayoutMenuItem;
  /** That of the item; `'none'` also where a router's link in its label leads to the page. */
  navigationMode: NavigationMode;
}

/** What `onCollapse` gets besides the new state. */
export interface LayoutCollapseInfo {
  /** Whether a person did it, or the width of the window. */
  type: 'clickTrigger' | 'responsive';
  siderWidth: number;
  collapsedWidth: number;
}

/** A tab to add: of the current page when it has no key. */
export interface LayoutTab {
  /** A key of the menu, or the path of a page that is not in it. */
  key?: string;
  label: ReactNode;
}

/** How the layout stands, as `controller.state` tells it. */
export interface LayoutState {
  /** Key of the first level whose items are shown at the side. */
  activeNav: string | undefined;
  /** Key of the selected item. */
  activeMenu: string | undefined;
  /** Keys of the open groups, and of the first level above them. */
  openKeys: string[];
  /** The tabs, in their order. */
  tabs: Required<LayoutTab>[];
}

/**
 * What `LayoutExt.useLayout()` returns.
 *
 * @zh `LayoutExt.useLayout()` 的返回值。
 * @api LayoutExt controller
 */
export interface LayoutController {
  /**
   * Selects an item of the top navigation, as a click does.
   *
   * @zh 选择顶部导航的一项，与点击相同。
   */
  activeNav: (key: string) => void;

  /**
   * Selects a menu item or tab, as a click does: acts by its `navigationMode` and calls `onSelect`. Works for disabled items too.
   *
   * @zh 选择一个菜单项或页签，与点击相同：按它的 `navigationMode` 执行，并触发 `onSelect`。禁用的菜单项也可以。
   */
  activeMenu: (key: string) => void;

  /**
   * Opens a group of the side menu and its ancestors, and closes other groups; without `key`, closes all.
   *
   * @zh 展开侧边菜单的一个分组及其上级，收起其他分组；不传 `key` 时全部收起。
   */
  setOpenKey: (key?: string) => void;

  /**
   * Adds a tab without navigating. Pass the `key` of a menu item, `{ key, label }` for any page, or nothing or just `label` for the current page. Without a label, the tab uses the label of the menu item and follows its changes. An existing tab is not added again; only its label is updated. The current page has a single tab regardless of its query; for pages that are not in the menu, the tab points to the query of the most recent call.
   *
   * @zh 增加页签，不跳转。参数为菜单项的 `key`；`{ key, label }` 表示任意页面；不传参数或只传 `label` 表示当前页面。未指定名称时使用菜单项的名称，并随菜单更新。已有的页签不会重复增加，只更新名称。当前页面无论查询参数如何都只有一个页签；不在菜单中的页面，页签指向最近一次增加时的查询参数。
   */
  addTab: (tab?: string | LayoutTab) => void;

  /**
   * Removes a tab. If it is the active one, the tab to its right is selected, or the one to its left if there is none. The last tab cannot be removed.
   *
   * @zh 移除页签。移除当前页签时切换到右侧的页签，没有则切换到左侧的页签。最后一个页签不能移除。
   */
  removeTab: (key: string) => void;

  /**
   * State at the time of reading; does not cause renders.
   *
   * @zh 读取时的状态，不会引起渲染。
   */
  readonly state: LayoutState;
}

/** The parts of the layout that can be styled. */
export type LayoutSlot =
  | 'root'
  | 'header'
  | 'title'
  | 'nav'
  | 'extra'
  | 'sider'
  | 'menu'
  | 'tabs'
  | 'content';

/** What `LayoutExt` adds to antd's `Layout`. */
export interface LayoutExtOwnProps {
  /**
   * Menu data. If the first level has several items, it is the top navigation, and lower levels are in the side menu; if it has only one, there is no top navigation, and its children are shown in the side menu.
   *
   * @zh 菜单数据。第一级有多项时作为顶部导航，以下各级显示在侧边菜单中；只有一项时没有顶部导航，侧边菜单直接显示它的子项。
   */
  menu?: LayoutMenuItems;

  /**
   * Width of the side menu, in px.
   *
   * @zh 侧边菜单的宽度，单位 px。
   * @default 134
   */
  siderWidth?: number;

  /**
   * Width of the collapsed side menu, in px. With 0 it is completely hidden.
   *
   * @zh 侧边菜单收起后的宽度，单位 px。为 0 时完全隐藏。
   * @default 62
   */
  collapsedWidth?: number;

  /**
   * Whether to show the button that collapses and expands the side menu.
   *
   * @zh 是否显示收起、展开侧边菜单的按钮。
   * @default false
   */
  collapsible?: boolean;

  /**
   * Whether the side menu is collapsed (controlled). With `undefined`, the component manages the state itself.
   *
   * @zh 侧边菜单是否收起（受控）。为 `undefined` 时由组件自己管理。
   */
  collapsed?: boolean;

  /**
   * Whether the side menu is collapsed initially, if uncontrolled.
   *
   * @zh 非受控时，侧边菜单初始是否收起。
   * @default false
   */
  defaultCollapsed?: boolean;

  /**
   * Called when the side menu is about to collapse or expand.
   *
   * @zh 侧边菜单将要收起或展开时调用。
   */
  onCollapse?: (collapsed: boolean, info: LayoutCollapseInfo) => void;

  /**
   * Customizes the content of the collapse button; `null` hides the button.
   *
   * @zh 自定义收起、展开按钮的内容；为 `null` 时不显示按钮。
   */
  trigger?: ((collapsed: boolean) => ReactNode) | null;

  /**
   * Title or logo above the side menu.
   *
   * @zh 侧边菜单上方的标题或 logo。
   */
  setTitle?: (state: { collapsed: boolean }) => ReactNode;

  /**
   * Content at the end of the header, such as the account.
   *
   * @zh 头部末端的内容，例如账号。
   */
  headerExtra?: ReactNode;

  /**
   * Area above the content, in place of the tab bar; `null` hides the bar.
   *
   * @zh 内容上方的区域，代替页签栏；为 `null` 时不显示这一栏。
   */
  headerContent?: ReactNode;

  /**
   * Router adapter: the URL decides which item is selected, and clicking an item navigates with it. If not set, the component manages the selection itself. See this page for how to connect each router.
   *
   * @zh 路由适配器：由地址决定选中项，点击菜单时通过它跳转。未设置时由组件自己管理选中项。各路由的写法见本页。
   */
  history?: LayoutHistory;

  /**
   * Selecting an item of the top navigation also selects the first item below it that can navigate.
   *
   * @zh 选择顶部导航时，同时选择其下第一个可以跳转的菜单项。
   * @default false
   */
  autoSelectFirstMenuOnNavbar?: boolean;

  /**
   * Called when a menu item or tab is selected, regardless of `navigationMode`.
   *
   * @zh 选择菜单项或页签时调用，与 `navigationMode` 无关。
   */
  onSelect?: (info: LayoutSelectInfo) => void;

  /**
   * Called after tabs are added, removed or renamed, for example to save tabs or clean up the data of closed ones.
   *
   * @zh 页签增加、移除或改名之后调用，例如用于保存页签，或清理已关闭页签的数据。
   */
  onTabsChange?: (tabs: Required<LayoutTab>[]) => void;

  /**
   * Controller returned by `LayoutExt.useLayout()`, for the component that renders the layout. Components inside the layout call `LayoutExt.useLayout()` directly and need not pass it. Each layout needs its own controller; that of an outer layout is ignored.
   *
   * @zh `LayoutExt.useLayout()` 返回的控制器，供渲染布局的组件使用。布局内部的组件直接调用 `LayoutExt.useLayout()`，无需传入。每个布局需要各自的控制器，传入外层布局的控制器会被忽略。
   */
  layout?: LayoutController;

  /**
   * Collapses the side menu when the window becomes narrower than this breakpoint and expands it when wider, as in antd. Initially it only collapses if the window is narrower. Below 576 px the menu is always a drawer.
   *
   * @zh 窗口变窄到此断点以下时自动收起侧边菜单，变宽时自动展开，与 antd 相同。初始时只在窗口窄于断点时收起。窗口窄于 576 px 时菜单始终显示为抽屉。
   */
  breakpoint?: SiderProps['breakpoint'];

  /**
   * Class names of the parts: `root`, `header`, `title`, `nav`, `extra`, `sider`, `menu`, `tabs`, `content`.
   *
   * @zh 各部分的类名：`root`、`header`、`title`、`nav`、`extra`、`sider`、`menu`、`tabs`、`content`。
   */
  classNames?: Partial<Record<LayoutSlot, string>>;

  /**
   * Styles of the parts.
   *
   * @zh 各部分的样式。
   */
  styles?: Partial<Record<LayoutSlot, CSSProperties>>;

  /**
   * Theme of the layout itself, which does not affect the components in its content. Inherits the outer theme by default.
   *
   * @zh 布局自身的主题，不影响内容区域中的组件。未设置时沿用外层主题。
   */
  theme?: ThemeExt;
}

/** Props of `LayoutExt`: antd's `Layout`, and its own. */
export interface LayoutExtProps
  extends Omit<LayoutProps, 'hasSider' | keyof LayoutExtOwnProps>,
    LayoutExtOwnProps {}
