import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What is text, and by which name it is served. */
const TYPES: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
};

/** Files whose name changes with their content; a host compresses them once and as well as it can. */
export const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?(?:js|css|json)$/;

/** For what may change at any time: most of the gain in a tenth of the time. */
const QUICK = 5;

export interface Compressed {
  body: Buffer;
  type: string;
}

/**
 * Text files of a folder, compressed with brotli on first use and then kept in memory.
 *
 * @param folder absolute path of the built site
 * @returns a function from a decoded path such as `/guide` to its compressed file, or to undefined when
 * there is no text file of that name
 */
export function compressedFiles(
  folder: string,
): (pathname: string) => Promise<Compressed> | undefined {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const files = new Set(names.map((name) => `/${name.replaceAll(path.sep, '/')}`));
  const known = new Map<string, Promise<Compressed>>();

  return (pathname) => {
    const candidates = [pathname, `${pathname.replace(/\/$/, '')}/index.html`];
    const name = candidates.find(
      (candidate) => files.has(candidate) && path.extname(candidate) in TYPES,
    );
    if (!name) return undefined;
    const compressed = known.get(name) ?? compressFile(path.join(folder, name));
    known.set(name, compressed);
    return compressed;
  };
}

async function compressFile(file: string): Promise<Compressed> {
  const quality = HASHED.test(file) ? constants.BROTLI_MAX_QUALITY : QUICK;
  const body = await compress(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
  return { body, type: TYPES[path.extname(file)] ?? 'text/plain' };
}
