import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LocaleId } from '../../../config/locales';
import { toShownCode } from '../markdown/toShownCode';

const RELATIVE_IMPORT = /\b(?:from|import)\s+'(\.[^']+)'/g;
const ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/**
 * The code of a demo and of the files that it imports from its own folder, each by its name there, with the texts of
 * one locale.
 */
export function demoFiles(entry: string, locale: LocaleId): { name: string; code: string }[] {
  const folder = path.dirname(entry);
  const files = [entry];
  // Grows while it is gone through.
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, target = ''] of code.matchAll(RELATIVE_IMPORT)) {
      const base = path.resolve(path.dirname(file), target);
      const found = ENDINGS.map((ending) => base + ending).find(isFile);
      if (found && !files.includes(found)) files.push(found);
    }
  }
  const sources = files.map((name) => ({ name, code: readFileSync(name, 'utf8') }));
  return toShownCode(sources, locale).map(({ code }, index) => ({
    name: path.relative(folder, files[index] ?? ''),
    code,
  }));
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
