import { useSyncExternalStore } from 'react';
import { createStoredChoice } from '../../state/createStoredChoice';
import { type CodeLanguage, codeLanguages } from './types';

const stored = createStoredChoice<CodeLanguage>('mtools:code-language', codeLanguages);

/** The language that the code of every demo is shown in; a choice holds for all cards and tabs. */
export function useCodeLanguage() {
  const language = useSyncExternalStore(stored.subscribe, stored.get, () => codeLanguages[0]);
  return { language, choose: stored.choose };
}
