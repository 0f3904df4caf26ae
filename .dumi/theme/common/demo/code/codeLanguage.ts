import { useSyncExternalStore } from 'react';
import { type CodeLanguage, codeLanguages } from './types';

const KEY = 'mtools:code-language';

const listeners = new Set<() => void>();

/** Where nothing may be stored, a choice holds until the page is left. */
let chosenWithoutStorage: CodeLanguage = codeLanguages[0];

function read(): CodeLanguage {
  if (!navigator.cookieEnabled) return chosenWithoutStorage;
  try {
    const stored = localStorage.getItem(KEY);
    return codeLanguages.find((language) => language === stored) ?? codeLanguages[0];
  } catch {
    return chosenWithoutStorage;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function choose(language: CodeLanguage): void {
  chosenWithoutStorage = language;
  try {
    if (navigator.cookieEnabled) localStorage.setItem(KEY, language);
  } catch {
    // Denied or full: the choice holds for this page.
  }
  notify();
}

/** The language that the code of every demo is shown in; a choice holds for all cards and tabs. */
export function useCodeLanguage() {
  const language = useSyncExternalStore(subscribe, read, () => codeLanguages[0]);
  return { language, choose };
}
