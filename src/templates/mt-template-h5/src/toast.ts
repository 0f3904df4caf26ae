import type { ToastShowProps } from 'antd-mobile';

/** Toasts bring a library of animations, which the login page does without. */
const load = async () => (await import('./components/Toast')).Toast;

/** Loads toasts before they are needed, so that they are there when the network is not. */
export const preloadToast = () => void load().catch(() => {});

/** Shows a short message; resolves when it is shown. */
export async function showToast(message: string | ToastShowProps) {
  const toast = await load().catch(() => undefined);
  toast?.show(message);
}
