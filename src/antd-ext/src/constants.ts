/** The debounce window of `ButtonExt` with `debounce={true}`, in milliseconds. */
export const BUTTON_DEBOUNCE_MS = 300;
