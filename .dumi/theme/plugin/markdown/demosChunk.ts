/**
 * Names the chunk of a page's demos, in a comment for `import()`. Several modules import it; while writing,
 * it has to be one and the same for all of them: otherwise each of them changes when another is compiled
 * for the first time. The built site's files have numbers, which are shorter.
 *
 * @param file of the page, relative to the root of the repository
 */
export function demosChunk(file: string): string {
  if (process.env.NODE_ENV === 'production') return '';
  return `/* webpackChunkName: "${file.replace(/[\\/]/g, '__')}__demos" */ `;
}
