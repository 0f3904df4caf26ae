import type { ColorMode } from '../../hooks/useColorMode';

/** What the site tells a preview when its own color mode changes. */
export interface PreviewMessage {
  type: 'mtools:preview';
  mode: ColorMode;
}

export const messageOf = (mode: ColorMode): PreviewMessage => ({ type: 'mtools:preview', mode });

/** Calls back with the color mode whenever a page of this site, around the preview, tells one. */
export function onColorMode(callback: (mode: ColorMode) => void): void {
  window.addEventListener('message', ({ origin, data }: MessageEvent<Partial<PreviewMessage>>) => {
    if (origin !== window.location.origin || data?.type !== 'mtools:preview') return;
    if (data.mode === 'light' || data.mode === 'dark') callback(data.mode);
  });
}
