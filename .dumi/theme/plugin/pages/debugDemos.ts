import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Edit, removal } from './edit';
import { isDebugCode } from './isDebugCode';
import type { Demo } from './readDemos';
import type { Page } from './readPage';

/** Whether a demo is of use to writers only: its tag says so, or the comment that begins its file. */
export function isDebugDemo(page: Pick<Page, 'file'>, demo: Demo, cwd: string): boolean {
  if (demo.debug) return true;
  const file = path.join(cwd, path.dirname(page.file), demo.src);
  // That a file is not there is told by the checks, with the line.
  return existsSync(file) && isDebugCode(readFileSync(file, 'utf8'));
}

/**
 * The edits that take the debug demos out of a page before dumi sees it: so there is no card, no entry in the
 * contents list, no file under `/~demos/` and no code of them. dumi itself only leaves out the card, and
 * not even that of an inline demo.
 */
export function debugDemoRemovals(page: Page, cwd: string): Edit[] {
  const demos = page.demos.filter((demo) => isDebugDemo(page, demo, cwd));
  return [...demos, ...page.debugBlocks].map((range) => removal(page.source, range));
}
