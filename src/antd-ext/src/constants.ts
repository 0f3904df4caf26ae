/** The debounce window of `ButtonExt` with `debounce={true}`, in milliseconds. */
export const BUTTON_DEBOUNCE_MS = 300;

/** Above how many rows in all `TableExt` shows its pager. */
export const PAGINATION_MIN_TOTAL = 10;

/** After how many lines `TableExt` cuts off what stands in a cell. */
export const CELL_ELLIPSIS_ROWS = 1;
