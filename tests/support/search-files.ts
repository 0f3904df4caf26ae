import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { IndexFiles } from '../../.dumi/theme/plugin/search-index/cutIndex';
import type { SearchIndex } from '../../.dumi/theme/search/types';
import { root } from './preview-server';

const dist = path.join(root, 'dist');

/** The first file of an index, or a part in its folder. */
const INDEX = /\/static\/(search\.[^/]+(?:\/[^/]+)?\.json)$/;

/** Name of the built index of a language, in `dist`. */
export function indexFile(lang: string): string {
  const [name] = globSync(`static/search.${lang}.*.json`, { cwd: dist });
  if (!name) throw new Error(`There is no search index of ${lang} in ${dist}`);
  return name;
}

/** The built index of a language. The site is small, so it is in one piece. */
export function readIndex(lang: string): SearchIndex {
  return JSON.parse(readFileSync(path.join(dist, indexFile(lang)), 'utf8'));
}

/**
 * The worker for an index in parts. The site has none as long as its indexes are in one piece; another
 * bundler makes a script of about the same size.
 */
export async function buildPartsWorker(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['.dumi/theme/search/parts.worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** The built worker, by a message that is in it. */
export function workerFile(): string {
  const own = globSync('*.js', { cwd: dist }).find((name) =>
    readFileSync(path.join(dist, name), 'utf8').includes('The file is not a search index'),
  );
  if (!own) throw new Error(`There is no worker of the search in ${dist}`);
  return own;
}

/** Lets a browser load another index than the built one, with the worker that the index needs. */
export async function serveIndex(
  context: BrowserContext,
  { first, parts }: IndexFiles,
): Promise<void> {
  await context.route(INDEX, (route) => {
    const [, file = ''] = INDEX.exec(route.request().url()) ?? [];
    const body = file.includes('/') ? parts.get(file) : first;
    return route.fulfill({ body, contentType: 'application/json' });
  });
  if (parts.size === 0) return;
  const body = await buildPartsWorker();
  await context.route(`**/${workerFile()}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
}
