import path from 'node:path';
import type { Page } from './readPage';

/** The id under which dumi serves a demo: name of its page's `atomId`, then the name of its file. */
export function demoIdOf(
  { frontmatter }: Pick<Page, 'frontmatter'>,
  demo: { src: string; id?: string },
): string {
  const name = path.posix.parse(demo.src.replace(/\/index\.[jt]sx?$/, '')).name;
  return `${frontmatter.atomId}-demo-${demo.id ?? name}`.toLowerCase();
}
