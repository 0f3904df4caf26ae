import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { base } from '../../.dumi/config/site';
// The package itself loads the server by an import() that Playwright's loader cannot follow into TypeScript.
import { createService } from '../../src/node-service/src/createService';

/** Root of the repository. */
export const root = path.resolve(__dirname, '../..');

export interface PreviewOptions {
  /** The built site; `dist/` unless told otherwise. */
  folder?: string;
  /** Port to listen on; any free one unless told otherwise. */
  port?: number;
  /** Whether text is compressed, as a host does. `false` saves a test the time for it. */
  compress?: boolean;
  /** Folders and patterns of files that a browser may keep; those of our site unless told otherwise. */
  immutable?: string[];
}

export interface Preview {
  /** `http://localhost:4173`, without the base path. */
  origin: string;
  close: () => Promise<void>;
}

/** Names of files that have a hash of their content in them. */
const HASHED = [
  'static',
  'umi.*.js',
  'umi.*.css',
  '*.async.js',
  'chunks.*.json',
  'lazy.*.css',
  '*.worker.js',
];

const SANDBOXES = 'https://stackblitz.com https://codesandbox.io';

/** The script that StackBlitz's SDK writes into a frame, which sends the project there. */
const OF_STACKBLITZ = "'sha256-/ENZiniM/oUORwh2vOMqctTWGlv74LCi2uG9JN6/Wws='";

/**
 * What the site needs: its own scripts, the inline ones by their hashes, and `unsafe-eval` for the code that a
 * reader edits; inline styles for antd; files of the reader, as blobs; StackBlitz below a demo; a form that opens a sandbox.
 */
const POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-eval' {hashes} ${OF_STACKBLITZ}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob:",
  "worker-src 'self' blob:",
  `frame-src 'self' blob: ${SANDBOXES}`,
  `form-action 'self' ${SANDBOXES}`,
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

/**
 * Serves a built site with node-service, under its base path.
 *
 * @throws Error when there is no built site in the folder, or the port is in use
 */
export async function startPreview({
  folder = path.join(root, 'dist'),
  port = 0,
  compress = true,
  immutable = HASHED,
}: PreviewOptions = {}): Promise<Preview> {
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`There is no built site in ${folder}. Run \`npx -y pnpm@10 build\` first.`);
  }
  const service = await createService(
    {
      baseRouter: base,
      assetsDir: path.basename(folder),
      fallback: false,
      errorPages: { 404: path.join(path.basename(folder), '404.html') },
      immutable,
      CSP: POLICY,
      gzip: compress,
      useCookieEnv: false,
      logger: false,
      apis: (app) => app.get('/', (_request, reply) => reply.redirect(base)),
    },
    { cwd: path.dirname(folder) },
  );
  await service.listen({ port, host: 'localhost' });
  // It listens on a port, so it has an AddressInfo.
  const { port: chosen } = service.server.address() as AddressInfo;
  return { origin: `http://localhost:${chosen}`, close: () => service.close() };
}
