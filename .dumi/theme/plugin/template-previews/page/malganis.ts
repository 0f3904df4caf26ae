import { type App, type AppOptions, createApp as create } from '../../../../../src/malganis/src';
import { onColorMode } from '../../../common/sandbox/previewMessages';

// Stands in for `@mtools/malganis` in the previews, whose templates stay as they are.
export * from '../../../../../src/malganis/src';

/** Keeps the page of the app after `#`, since the site has no document for each of them, and follows the site's color mode. */
export function createApp<State = unknown>(options: AppOptions<State>): App<State> {
  const app = create<State>({ ...options, history: 'hash', basename: '/' });
  onColorMode((colorMode) => {
    document.documentElement.style.colorScheme = colorMode;
    app.setSettings({ colorMode });
  });
  return app;
}
