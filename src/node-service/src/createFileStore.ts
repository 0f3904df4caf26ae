import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from 'mime-types';
import type { ResolvedConfig } from './resolveConfig';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** The ending of a file that holds another one compressed. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** A file up to this size, in bytes, is kept in memory, and all of them together up to the second. */
const LARGEST_IN_MEMORY = 1024 * 1024;
const MEMORY = 128 * 1024 * 1024;

/** Types that gain from compression: text of any kind, fonts that are not compressed yet, and programs. */
const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|manifest|xml|wasm|.*\+(json|xml))|image\/(svg|bmp)|font\/(ttf|otf))/;

/**
 * For so long, in ms, a file in memory is taken for unchanged: at thousands of requests a second looking at it
 * each time is an eighth of the work, and a deployment is never quicker.
 */
const FRESH = 100;

/** A file as it is now. */
export interface OpenFile {
  /** Path below the folder, with `/` between its parts. */
  name: string;
  realPath: string;
  size: number;
  /** Hash of the content. */
  hash: string;
  modified: Date;
  type: string;
  /** The content, if it is kept in memory. */
  content?: Buffer;
  /** Whether it may be sent compressed. */
  isCompressible: boolean;
  /** The compressed content, by the files beside it or made now and kept. */
  compressed: Partial<Record<Encoding, Promise<OpenFile | Buffer | undefined>>>;
  /** What it was when it was read: inode, size and times. */
  stamp: string;
  /** When it was last looked at. */
  seen: number;
}

export interface FileStore {
  /** Names of all files. */
  names: () => string[];
  /** The file of that name as it is now, or undefined when there is none, or none that may be served. */
  open: (name: string) => Promise<OpenFile | undefined>;
  /** The file compressed, or undefined when it is not, or not worth it. */
  compress: (file: OpenFile, encoding: Encoding) => Promise<OpenFile | Buffer | undefined>;
}

type Options = Pick<ResolvedConfig, 'assetsDir' | 'symlinks' | 'wellKnown' | 'sourceMaps' | 'gzip'>;

/**
 * Lists every file which may be served. A request is looked up in this list and never joined to a path,
 * so no spelling of a URL can reach anything else. Left out are names with a leading dot, and symbolic links
 * which lead out of the folder. What a listed name leads to is looked at again, at once for a file on
 * the disk and within 100 ms for one in memory: one that was replaced is read again, and one that was replaced by a link
 * out of the folder is gone.
 */
export function createFileStore(options: Options): FileStore {
  const { gzip } = options;
  const names = new Set(listFiles(options));
  const files = new Map<string, OpenFile>();
  let memory = MEMORY;

  const open = async (name: string): Promise<OpenFile | undefined> => {
    if (!names.has(name)) return undefined;
    const known = files.get(name);
    const now = performance.now();
    // A large file is read from its path each time, which may have become a link.
    if (known?.content && now - known.seen < FRESH) return known;
    const stats = statSync(path.join(options.assetsDir, name), { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    // The same inode, unchanged, is the same file, whichever way led to it.
    const stamp = `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    if (known?.stamp === stamp) {
      known.seen = now;
      return known;
    }
    const realPath = realPathOf(options, name);
    if (realPath === undefined) return undefined;

    memory += known?.content?.length ?? 0;
    const isKept = stats.size <= LARGEST_IN_MEMORY && stats.size <= memory;
    const content = isKept ? readFileSync(realPath) : undefined;
    memory -= content?.length ?? 0;
    const type = contentType(path.posix.basename(name)) || 'application/octet-stream';
    const file: OpenFile = {
      name,
      realPath,
      size: content?.length ?? stats.size,
      hash: content ? hashOf(content) : await hashOfFile(realPath),
      modified: stats.mtime,
      type,
      content,
      isCompressible: COMPRESSIBLE.test(type) && !isExcluded(gzip, name),
      compressed: {},
      stamp,
      seen: now,
    };
    files.set(name, file);
    return file;
  };

  const compress = async (file: OpenFile, encoding: Encoding) => {
    if (!gzip || !file.isCompressible || file.size < gzip.threshold) return undefined;
    if (encoding === 'br' && !gzip.brotli) return undefined;
    const beside = await open(file.name + ENDINGS[encoding]);
    // One that is older than the file was made of another content.
    if (beside && beside.modified.getTime() >= file.modified.getTime() - 1000) return beside;
    const { content } = file;
    if (!content) return undefined;
    file.compressed[encoding] ??= encoding === 'br' ? toBrotli(content) : gzipAsync(content);
    return file.compressed[encoding];
  };

  return { names: () => [...names], open, compress };
}

/** Five is a tenth of the work of the best, for a twentieth more bytes; a build writes the best beside its files. */
export const toBrotli = (content: Buffer) =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('base64url').slice(0, 27);
}

function isExcluded(gzip: Options['gzip'], name: string): boolean {
  return gzip?.exclude.some((isMatch) => isMatch(name)) ?? true;
}

function listFiles(options: Options): string[] {
  const { assetsDir, wellKnown, sourceMaps } = options;
  const found: string[] = [];
  /** `parents` are the real paths of the folders above: a link back to one of them is a cycle. */
  const addFolder = (folder: string, parents: readonly string[]): void => {
    for (const { name: entry } of readdirSync(path.join(assetsDir, folder), {
      withFileTypes: true,
    })) {
      const isWellKnown = wellKnown && folder === '' && entry === '.well-known';
      if (entry.startsWith('.') && !isWellKnown) continue;
      if (!sourceMaps && entry.endsWith('.map')) continue;
      const name = folder === '' ? entry : `${folder}/${entry}`;
      const realPath = realPathOf(options, name);
      if (realPath === undefined) continue;
      const stats = statSync(realPath);
      if (stats.isFile()) found.push(name);
      else if (stats.isDirectory() && !parents.includes(realPath)) {
        addFolder(name, [...parents, realPath]);
      }
    }
  };
  addFolder('', [assetsDir]);
  return found;
}

/** The real path of a name, or undefined when it is gone or a link leads out of the folder. */
function realPathOf({ assetsDir, symlinks }: Options, name: string): string | undefined {
  let realPath: string;
  try {
    realPath = realpathSync.native(path.join(assetsDir, name));
  } catch {
    return undefined;
  }
  if (symlinks) return realPath;
  const below = path.relative(assetsDir, realPath);
  // A link with a plain name must not open what is hidden under its own; its folder may have a dot, as in a ConfigMap.
  const isHidden =
    path.basename(below).startsWith('.') && path.basename(name) !== path.basename(below);
  const isOutside = below === '..' || below.startsWith(`..${path.sep}`) || path.isAbsolute(below);
  return isOutside || isHidden ? undefined : realPath;
}
