import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleId } from '../../config/locales';
import { demoIdOf } from './pages/demoIdOf';
import type { Edit } from './pages/edit';
import { localeOfFile } from './pages/localeOfFile';
import type { Demo } from './pages/readDemos';
import type { Page } from './pages/readPage';

/** In px, in a window of 390, 820 and 1440 px. */
export type Heights = readonly [phone: number, tablet: number, desktop: number];

/** By the ids of the demos; by locale where the text of one language needs more lines. */
export type DemoHeights = Readonly<
  Record<string, Heights | Readonly<Partial<Record<LocaleId, Heights>>>>
>;

/** What `pnpm measure:demos` writes. */
export const heightsFile = (cwd: string) => path.join(cwd, 'docs/demo-heights.json');

export function readHeights(cwd: string): DemoHeights {
  const file = heightsFile(cwd);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The heights of a demo; `undefined` for a demo that nobody has measured yet. */
export function heightsOf(all: DemoHeights, id: string, locale: LocaleId): Heights | undefined {
  const own = Object.hasOwn(all, id) ? all[id] : undefined;
  return own && (isList(own) ? own : own[locale]);
}

const isList = (value: DemoHeights[string]): value is Heights => Array.isArray(value);

/** The edits that write the measured heights into the tags of the demos, as their attribute `reserve`. */
export function heightEdits(page: Page, demos: readonly Demo[], all: DemoHeights): Edit[] {
  const locale = localeOfFile(page.file).id;
  return demos.flatMap((demo) => {
    const heights = heightsOf(all, demoIdOf(page, demo), locale);
    if (!heights) return [];
    const at = demo.start + '<code'.length;
    return [{ start: at, end: at, text: ` reserve="${heights.join(' ')}"` }];
  });
}
