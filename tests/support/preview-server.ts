import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { base } from '../../.dumi/config/site';
import { compressedFiles, HASHED } from './brotli';

/** Root of the repository. */
export const root = path.resolve(__dirname, '../..');

export interface PreviewOptions {
  /** The built site; `dist/` unless told otherwise. */
  folder?: string;
  /** Whether text is compressed, as a host does. `false` saves a test the time for it. */
  compress?: boolean;
}

/**
 * Serves a built site as a static host does: under the base path, with and without trailing slash,
 * text compressed with brotli for a client that accepts it, and with `404.html` and status 404 for
 * everything else.
 *
 * @throws Error when there is no built site in the folder
 */
export function createPreviewServer({
  folder = path.join(root, 'dist'),
  compress = true,
}: PreviewOptions = {}): Server {
  const notFound = readNotFoundPage(folder);
  const prefix = base.replace(/\/$/, '');
  const compressed = compressedFiles(folder);
  const serve = sirv(folder, {
    etag: true,
    // Read each file when it is asked for, so that a new build is served without a restart.
    dev: true,
    dotfiles: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControl(pathname));
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFound);
    },
  });

  return createServer(async (request, response) => {
    const { url = '/' } = request;
    if (url === '/') {
      response.writeHead(302, { Location: base }).end();
      return;
    }
    const inside = url === prefix || /^[/?]/.test(url.slice(prefix.length));
    if (!url.startsWith(prefix) || !inside) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`Nothing is served here; the site is at ${base}\n`);
      return;
    }
    const rest = url.slice(prefix.length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    const pathname = request.url.replace(/[?#].*$/, '');
    const file = compress && acceptsBrotli(request) ? await compressed(pathname) : undefined;
    if (!file) {
      serve(request, response);
      return;
    }
    response.writeHead(200, {
      'Cache-Control': cacheControl(pathname),
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Content-Type': file.type,
      Vary: 'Accept-Encoding',
    });
    response.end(file.body);
  });
}

function cacheControl(pathname: string): string {
  return HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A request for a range is about the bytes of the file itself. */
function acceptsBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b/.test(String(headers['accept-encoding'])) && !headers.range;
}

function readNotFoundPage(folder: string): Buffer {
  try {
    return readFileSync(path.join(folder, '404.html'));
  } catch {
    throw new Error(`There is no built site in ${folder}. Run \`npx -y pnpm@10 build\` first.`);
  }
}
