/** The debounce window of `ButtonExt` with `debounce={true}`, in milliseconds. */
export const BUTTON_DEBOUNCE_MS = 300;

/** The width of the side menu of `LayoutExt`, in px. */
export const SIDER_WIDTH = 134;

/** The width of the collapsed side menu of `LayoutExt`, in px. */
export const SIDER_COLLAPSED_WIDTH = 62;
