import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** One file which may be served. */
export interface Asset {
  /** Path below the assets folder, with `/` between its parts. */
  name: string;
  /** Absolute path, symbolic links resolved. */
  realPath: string;
}

/**
 * Lists every file which may be served. A request is looked up in this table and never joined to
 * a path, so no spelling of a URL can reach anything else. Left out are dotfiles, everything below
 * a folder whose name starts with a dot, and symbolic links which lead out of the folder.
 * @param root absolute path of the assets folder, symbolic links resolved
 * @returns the files by their path below the folder
 */
export function createAssetTable(root: string): Map<string, Asset> {
  const table = new Map<string, Asset>();
  addFolder(table, root, '', [root]);
  return table;
}

/** `parents` are the real paths of the folders above: a link back to one of them is a cycle. */
function addFolder(
  table: Map<string, Asset>,
  root: string,
  folder: string,
  parents: readonly string[],
): void {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const realPath = realPathInside(root, name, entry);
    if (realPath === undefined) continue;
    const stats = statSync(realPath);
    if (stats.isFile()) table.set(name, { name, realPath });
    else if (stats.isDirectory() && !parents.includes(realPath)) {
      addFolder(table, root, name, [...parents, realPath]);
    }
  }
}

/** The real path of an entry, or undefined when a link is broken or leads out of the root. */
function realPathInside(root: string, name: string, entry: Dirent): string | undefined {
  const full = path.join(root, name);
  let realPath: string;
  try {
    // A parent may be a link, so an entry which is none itself is resolved as well.
    realPath = realpathSync(full);
  } catch (error) {
    if (entry.isSymbolicLink()) return undefined;
    throw error;
  }
  const below = path.relative(root, realPath);
  if (below === '..' || below.startsWith(`..${path.sep}`) || path.isAbsolute(below)) {
    return undefined;
  }
  // A link with a plain name must not open what is hidden under its own.
  return below.split(path.sep).some((part) => part.startsWith('.')) ? undefined : realPath;
}
