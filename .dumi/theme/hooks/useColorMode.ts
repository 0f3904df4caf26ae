import { useSyncExternalStore } from 'react';

const KEY = 'dumi:prefers-color';
const ATTRIBUTE = 'data-prefers-color';
const DARK = '(prefers-color-scheme: dark)';

export const colorPreferences = ['light', 'dark', 'auto'] as const;
export type ColorPreference = (typeof colorPreferences)[number];
export type ColorMode = 'light' | 'dark';

const listeners = new Set<() => void>();

/** Where nothing may be stored, a choice holds until the page is left. */
let chosenWithoutStorage: ColorPreference = 'light';

/** Set where an address or a message says how the page is to be drawn, whatever its reader prefers. */
let pinned: ColorMode | undefined;

/** The stored preference; light when nothing or something unknown is stored, or storage is denied. */
function readPreference(): ColorPreference {
  if (!navigator.cookieEnabled) return chosenWithoutStorage;
  try {
    const stored = localStorage.getItem(KEY);
    return colorPreferences.find((preference) => preference === stored) ?? 'light';
  } catch {
    return chosenWithoutStorage;
  }
}

function readMode(): ColorMode {
  if (pinned) return pinned;
  const preference = readPreference();
  if (preference !== 'auto') return preference;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** What the page is drawn in, which may be a moment behind the preference. */
function readShownMode(): ColorMode {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function notify(): void {
  for (const listener of listeners) listener();
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

function onStorage(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) update();
}

let listening = new AbortController();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listening.abort();
  };
}

function listen(): void {
  listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  window.matchMedia(DARK).addEventListener('change', update, { signal });
  // A page that the browser has kept for the way back has slept through both.
  window.addEventListener('pageshow', update, { signal });
  // And so has this one, since its head was read.
  update();
}

function store(preference: ColorPreference): void {
  try {
    localStorage.setItem(KEY, preference);
  } catch {
    // Denied or full: the choice holds for this page.
  }
}

function setPreference(preference: ColorPreference): void {
  chosenWithoutStorage = preference;
  if (navigator.cookieEnabled) store(preference);
  notify();
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
 * The reader's colour preference and the mode that it results in. The inline head script has set the
 * attribute before the first paint; from then on this store keeps it: `auto` follows the system, and
 * a choice in another tab arrives here too.
 *
 * @returns `preference` and `mode`, both undefined on the server and while hydrating, when no reader is known
 */
export function useColorMode() {
  const preference = useSyncExternalStore(subscribe, readPreference, () => undefined);
  const mode = useSyncExternalStore(subscribe, readShownMode, () => undefined);
  return { preference, mode, setPreference };
}
