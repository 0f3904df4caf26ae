import { useSyncExternalStore } from 'react';
import { createListeners } from '../common/state/createStore';
import { createStoredChoice } from '../common/state/createStoredChoice';

const KEY = 'dumi:prefers-color';
const ATTRIBUTE = 'data-prefers-color';
const DARK = '(prefers-color-scheme: dark)';

export const colorPreferences = ['light', 'dark', 'auto'] as const;
export type ColorPreference = (typeof colorPreferences)[number];
export type ColorMode = 'light' | 'dark';

const stored = createStoredChoice<ColorPreference>(KEY, colorPreferences, update);

const { notify, subscribe } = createListeners(() => {
  const listening = new AbortController();
  const { signal } = listening;
  const stop = stored.subscribe(notify);
  window.matchMedia(DARK).addEventListener('change', update, { signal });
  // A page that the browser has kept for the way back has missed what changed meanwhile.
  window.addEventListener('pageshow', update, { signal });
  // And so has this one, since its head was read.
  update();
  return () => {
    listening.abort();
    stop();
  };
});

/** Set where an address or a message says how the page is to be drawn, whatever its reader prefers. */
let pinned: ColorMode | undefined;

function readMode(): ColorMode {
  if (pinned) return pinned;
  const preference = stored.get();
  if (preference !== 'auto') return preference;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** What the page is drawn in, which may be a moment behind the preference. */
function readShownMode(): ColorMode {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function update(): void {
  document.documentElement.setAttribute(ATTRIBUTE, readMode());
  notify();
}

/** Draws the page in this mode until it is called with another one; undefined follows the reader again. */
export function pinColorMode(mode: ColorMode | undefined): void {
  pinned = mode;
  update();
}

function setPreference(preference: ColorPreference): void {
  stored.choose(preference);
  crossfade(update);
}

/** Lets the reader's own choice fade in (styles/base.css), where the browser can and nobody minds. */
function crossfade(change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Chrome 111, Safari 18 and Firefox 144 know it.
  if (still || !('startViewTransition' in document)) {
    change();
    return;
  }
  // A choice that follows at once cuts the fade short, which is reported as a rejection.
  document.startViewTransition(change).ready.catch(() => undefined);
}

/**
 * The reader's color preference and the mode that it results in. The inline head script has set the
 * attribute before the first paint; from then on this store keeps it: `auto` follows the system, and
 * a choice in another tab arrives here too.
 *
 * @returns `preference` and `mode`, both undefined on the server and while hydrating, when no reader is known
 */
export function useColorMode() {
  const preference = useSyncExternalStore(subscribe, stored.get, () => undefined);
  const mode = useSyncExternalStore(subscribe, readShownMode, () => undefined);
  return { preference, mode, setPreference };
}
