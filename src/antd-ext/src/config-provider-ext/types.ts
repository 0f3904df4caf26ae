import type { AppProps, ConfigProviderProps, ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import type { ColorMode, ThemeExt } from '../themes';

/** antd's language pack, from `antd/locale`. */
type Locale = NonNullable<ConfigProviderProps['locale']>;

/** What `ConfigProviderExt` adds to antd's `ConfigProvider`, or changes in it. */
export interface ConfigProviderExtOwnProps {
  /**
   * Theme of all components inside, by name. Setting a name starts over without any settings of the outer theme, so `'default'` really restores antd's appearance. Inherits the outer theme by default; at the root it is `'default'`. An unknown name is replaced by `'default'`, with one warning in development.
   *
   * @zh 内部全部组件的主题。指定名称即重新开始，不保留外层主题的任何设置，因此 `'default'` 能真正还原 antd 的外观。未设置时沿用外层主题，最外层为 `'default'`。名称无效时使用 `'default'`，并在开发环境警告一次。
   */
  themeExt?: ThemeExt;

  /**
   * Light or dark variant of the theme. If not set, the `algorithm` of `theme` decides: dark with `darkAlgorithm`, light with only `defaultAlgorithm`. Otherwise the outer mode is inherited, including that of a plain antd `ConfigProvider` with `darkAlgorithm`; at the root it is `'light'`. Changing only the mode keeps the overrides of outer providers.
   *
   * @zh 使用主题的浅色还是深色。未设置时由 `theme` 的 `algorithm` 决定：含 `darkAlgorithm` 为深色，只含 `defaultAlgorithm` 为浅色；都不含则沿用外层，包括使用 `darkAlgorithm` 的 antd `ConfigProvider`，最外层为 `'light'`。只切换颜色模式时，外层覆盖过的 token 仍然保留。
   */
  colorMode?: ColorMode;

  /**
   * antd theme merged over the named one: its tokens take precedence, and its `algorithm` runs after the existing ones, without an outer `darkAlgorithm` if it switches to light. It can be written inline: it does not cause renders unless its content changes. A color such as `colorPrimary` replaces the fixed shades of the named theme with those antd derives from it; links follow the primary color.
   *
   * @zh 叠加在命名主题之上的 antd 主题：token 以它为准，`algorithm` 在已有算法之后执行，切换为浅色时去掉外层的 `darkAlgorithm`。可以写成内联对象，内容不变就不会引起重新渲染。设置 `colorPrimary` 等颜色时，由 antd 推导出各级颜色，取代命名主题中固定的颜色；链接颜色随主色变化。
   */
  theme?: ThemeConfig;

  /**
   * Class name prefix of all components inside; the prefix of CSS variables follows the outermost value. Inherits the outer prefix by default; at the root it is `'ant'`.
   *
   * @zh 内部全部组件的类名前缀，CSS 变量的前缀始终取最外层的值。未设置时沿用外层，最外层为 `'ant'`。
   */
  prefixCls?: string;

  /**
   * antd locale, which also sets the language of this library's own texts. Inherits the outer locale by default; at the root it is Chinese (`zh_CN`).
   *
   * @zh antd 的语言包，同时决定本库自带文案的语言。未设置时沿用外层，最外层为中文（`zh_CN`）。
   */
  locale?: Locale;

  /**
   * Wraps the content in antd's `App`, so that methods of this library called outside components (`ModalExt.confirm`, `NotificationExt.info`) use this theme, prefix and language; antd's own static methods still need `ConfigProviderExt.config`. An object is passed to `App`; `component: false` renders no extra element. `false` does not use `App`.
   *
   * @zh 用 antd 的 `App` 包裹内容，使在组件之外调用的本库方法（`ModalExt.confirm`、`NotificationExt.info`）也使用这里的主题、前缀和语言；antd 自己的静态方法仍需 `ConfigProviderExt.config`。传入对象时作为 `App` 的属性，`component: false` 不产生额外元素；`false` 表示不使用 `App`。
   * @default true
   */
  app?: boolean | Omit<AppProps, 'children'>;

  /**
   * Nonce of the content security policy, for every style element that antd, its icons and this library create in the browser.
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
