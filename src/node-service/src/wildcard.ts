/**
 * Tells whether a path lies in a folder or matches a pattern: `static` and `static/` are folders, in
 * `*.async.js` the star stands for anything but a slash, and two stars for anything.
 *
 * @param pattern relative to the folder of the paths
 * @returns what tells it of a path with `/` between its parts
 */
export function wildcard(pattern: string): (path: string) => boolean {
  const plain = pattern.replace(/^\/|\/$/g, '');
  if (!plain.includes('*')) return (path) => path === plain || path.startsWith(`${plain}/`);
  const source = plain
    .split(/(\*\*?)/)
    .map((part) => {
      if (part === '**') return '.*';
      return part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  const regExp = new RegExp(`^${source}$`, 's');
  return (path) => regExp.test(path);
}
