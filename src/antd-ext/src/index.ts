export { ButtonExt, type ButtonExtOwnProps, type ButtonExtProps } from './button-ext';
export { BUTTON_DEBOUNCE_MS } from './constants';
export { type ColorMode, getTheme, type ThemeExt, type ThemeSet, themes } from './themes';
