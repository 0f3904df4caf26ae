/** The debounce window of `ButtonExt` with `debounce={true}`, in milliseconds. */
export const BUTTON_DEBOUNCE_MS = 300;

/** How long a notice of `NotificationExt` without a button stays, in seconds. */
export const NOTIFICATION_DURATION_S = 3;

/** After this many milliseconds of a pending `onOk`, a dialog asks in development whether its promise was forgotten. */
export const DIALOG_PENDING_WARNING_MS = 30_000;
