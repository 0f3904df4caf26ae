/** Rows of a page of `ProSearchTable`, where nothing else is said. */
export const SEARCH_PAGE_SIZE = 10;

/** Sizes of a page that can be chosen in `ProSearchTable`. */
export const SEARCH_PAGE_SIZES: readonly number[] = [3, 5, 10, 20];

/** Part of 24 that a label takes in the search form of `ProSearchTable`. */
export const SEARCH_LABEL_SPAN = 4;

/** Part of 24 that a control takes there. */
export const SEARCH_WRAPPER_SPAN = 14;

/** How many search fields are shown at first. */
export const SEARCH_COLLAPSE_COUNT = 3;

/** After how long a promise that is pending causes a warning in development, in milliseconds. */
export const PENDING_WARNING_MS = 30_000;

/** The debounce window of `ButtonExt` with `debounce={true}`, in milliseconds. */
export const BUTTON_DEBOUNCE_MS = 300;

/** Above how many rows in all `TableExt` shows its pagination. */
export const PAGINATION_MIN_TOTAL = 10;

/** After how many lines `TableExt` cuts off what stands in a cell. */
export const CELL_ELLIPSIS_ROWS = 1;

/** How long a notification of `NotificationExt` without a button stays, in seconds. */
export const NOTIFICATION_DURATION_S = 3;

/** How long the pointer has to be on the “more” button of `TreeExt` for a menu with `hover` to open, in seconds. */
export const TREE_MENU_OPEN_S = 0.15;

/** How long the pointer has to be away for it to close, in seconds. */
export const TREE_MENU_CLOSE_S = 0.1;

/** The width of the side menu of `LayoutExt`, in px. */
export const SIDER_WIDTH = 134;

/** The width of the collapsed side menu of `LayoutExt`, in px. */
export const SIDER_COLLAPSED_WIDTH = 62;
