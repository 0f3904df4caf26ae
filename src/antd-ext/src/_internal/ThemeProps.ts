import type { ThemeExt } from '../themes';

export interface ThemeProps {
  /**
   * Theme of this component and its popups only. Inherits the outer theme by default.
   *
   * @zh 仅作用于当前组件及其弹出层的主题，不受外层主题影响。未设置时沿用外层主题。
   */
  theme?: ThemeExt;
}
