import type { ThemeExt } from '../themes';

export interface ThemeProps {
  /**
   * Theme of this component and its popups. By default that of the provider around it.
   *
   * @zh 当前组件及其弹出层的主题。未设置时沿用外层主题。
   */
  theme?: ThemeExt;
}
