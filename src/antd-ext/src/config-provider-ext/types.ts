import type { AppProps, ConfigProviderProps, ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import type { ColorMode, ThemeExt } from '../themes';

/** antd's language pack, from `antd/locale`. */
type Locale = NonNullable<ConfigProviderProps['locale']>;

/** What `ConfigProviderExt` adds to antd's `ConfigProvider`, or changes in it. */
export interface ConfigProviderExtOwnProps {
  /**
   * Named look of everything below. A name starts afresh: nothing of an outer theme stays, so `'default'` really brings back the look of antd. Without it the outer look stays; at the root it is `'default'`. An unknown name warns once in development and gives `'default'`.
   *
   * @zh 其下全部组件的主题。指定名称即重新开始，不保留外层主题的任何设置，因此 `'default'` 能真正还原 antd 的外观。未设置时沿用外层，最外层为 `'default'`。名称写错时在开发环境警告一次，并使用 `'default'`。
   */
  themeExt?: ThemeExt;

  /**
   * Light or dark set of the look. Without it the `algorithm` of `theme` decides: dark with `darkAlgorithm`, light with `defaultAlgorithm` alone. Else the outer mode stays, also that of a plain antd `ConfigProvider` with `darkAlgorithm`; at the root it is `'light'`. A change of mode alone keeps the overrides of outer providers.
   *
   * @zh 使用浅色还是深色的一组。未设置时由 `theme` 的 `algorithm` 决定：含 `darkAlgorithm` 为深色，只含 `defaultAlgorithm` 为浅色；都不含则沿用外层，包括使用 `darkAlgorithm` 的 antd `ConfigProvider`，最外层为 `'light'`。只切换模式时，外层覆盖过的 token 仍然保留。
   */
  colorMode?: ColorMode;

  /**
   * antd theme laid over the named one: its tokens win, its `algorithm` is applied after those in force, without a `darkAlgorithm` from outside where it makes the mode light. It may be written inline; only a change of its content counts. A colour such as `colorPrimary` brings the shades that antd derives from it, in place of those of the named theme; links follow the primary colour.
   *
   * @zh 叠加在命名主题之上的 antd 主题：token 以它为准，`algorithm` 在已有算法之后执行，由它变为浅色时去掉外层的 `darkAlgorithm`。可以写成内联对象，内容不变就不会引起重新渲染。设置 `colorPrimary` 等颜色时，由 antd 从它推导深浅各色，取代命名主题的；链接随主色变化。
   */
  theme?: ThemeConfig;

  /**
   * Class prefix of all components below; the CSS variables follow the outermost one. Without it the outer prefix stays; at the root it is `'ant'`.
   *
   * @zh 其下全部组件的类名前缀，CSS 变量的前缀始终取最外层的值。未设置时沿用外层，最外层为 `'ant'`。
   */
  prefixCls?: string;

  /**
   * Language pack of antd, which also chooses the texts of this library. Without it the outer language stays; at the root it is Chinese (`zh_CN`).
   *
   * @zh antd 的语言包，同时决定本库自带文案的语言。未设置时沿用外层，最外层为中文（`zh_CN`）。
   */
  locale?: Locale;

  /**
   * Wraps the content in antd's `App`, so that this library's methods called outside of components (`ModalExt.confirm`, `NotificationExt.info`) use this theme, prefix and language; those of antd need `ConfigProviderExt.config`. An object goes to `App`; `component: false` adds no element. `false` leaves `App` out.
   *
   * @zh 用 antd 的 `App` 包裹内容，使在组件之外调用的本库方法（`ModalExt.confirm`、`NotificationExt.info`）也使用这里的主题、前缀和语言；antd 自己的静态方法仍需 `ConfigProviderExt.config`。传入对象时作为 `App` 的属性，`component: false` 不产生额外元素；`false` 表示不使用 `App`。
   * @default true
   */
  app?: boolean | Omit<AppProps, 'children'>;

  /**
   * Nonce of the content security policy, for every style element that antd, its icons and this library make in the browser.
   *
   * @zh 内容安全策略的 nonce，用于 antd、图标和本库在浏览器中生成的每个 style 元素。
   */
  csp?: { nonce?: string };
}

/** Props of `ConfigProviderExt`: all of antd's `ConfigProvider`, and its own. */
export interface ConfigProviderExtProps
  extends Omit<ConfigProviderProps, keyof ConfigProviderExtOwnProps>,
    ConfigProviderExtOwnProps {}

/** What `ConfigProviderExt.config` takes. */
export interface StaticConfig
  extends Pick<
    ConfigProviderExtOwnProps,
    'themeExt' | 'colorMode' | 'prefixCls' | 'locale' | 'csp'
  > {
  /** Draws what goes around the content of static methods, such as a provider of your own. */
  holderRender?: (content: ReactNode) => ReactNode;
}

/** What `ConfigProviderExt.useConfig` gives. */
export interface ConfigInForce {
  themeExt: ThemeExt;
  colorMode: ColorMode;
  prefixCls: string;
  locale: Locale;
}
