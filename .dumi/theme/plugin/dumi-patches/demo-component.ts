import { mustFind } from './mustFind';

/** dumi's text for the component of a demo that is a file. */
const COMPONENT = /^React\.memo\(React\.lazy\(\(\) => import\(.*'([^']+)\?techStack=\w+'\)\)\)$/;

/**
 * What: reads the file of a demo from the code that dumi makes for its component (markdown/emitDemos.ts
 * writes an import of that file itself).
 * Why: dumi hands out the component as a text only, with a loader and a chunk of its own in it; the page needs the
 * import a second time, to fetch a demo before it is rendered.
 * Upstream: no issue known.
 * Without it: demos cannot be prefetched, edited or compiled by Rspack.
 *
 * @returns nothing for a block of code, whose component is code of several lines
 */
export function fileOfDemo(component: string): string | undefined {
  const file = COMPONENT.exec(component)?.[1];
  mustFind(file ?? component.includes('\n'), 'demo-component', `the file of \`${component}\``);
  return file;
}
