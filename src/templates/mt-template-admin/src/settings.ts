import { createStorage } from '@mtools/browser-utils';
import { type AppSettings, useSettings } from '@mtools/malganis';

interface Stored {
  settings: AppSettings;
  /** Name of the account that logged in last, for the form; never a password. */
  account: string;
  /** Sent with each request. Use an HttpOnly cookie instead if your back end sets one. */
  token: string;
}

export const storage = createStorage<Stored>('local', { prefix: 'mt-admin:' });

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** What the reader has chosen before, else what the browser prefers. */
export function readSettings(): AppSettings {
  return {
    locale: navigator.language.startsWith('zh') ? 'zh-CN' : 'en-US',
    themeExt: 'default',
    colorMode: prefersDark() ? 'dark' : 'light',
    ...storage.get('settings'),
  };
}

/** Gives the browser's own parts, such as scrollbars, the color mode of the app. */
export function showColorMode(colorMode: AppSettings['colorMode']) {
  document.documentElement.style.colorScheme = colorMode;
}

/** The settings, with a function that changes some of them and stores them. */
export function useStoredSettings() {
  const [settings, change] = useSettings();
  const store = (chosen: Partial<AppSettings>) => {
    const next = { ...settings, ...chosen };
    storage.set('settings', next);
    showColorMode(next.colorMode);
    change(chosen);
  };
  return [settings, store] as const;
}
