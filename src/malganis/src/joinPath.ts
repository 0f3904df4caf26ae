/**
 * Full path of a route inside its parent: without a slash at the end, `/` for the root.
 *
 * @param parent full path of the parent, `/` at the top
 * @param path the route's own path: relative to the parent, or starting with the parent's path
 */
export function joinPath(parent: string, path: string): string {
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  return `/${joined.split('/').filter(Boolean).join('/')}`;
}
