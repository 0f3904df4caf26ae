import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { base } from '../../.dumi/config/site';
import { root } from './preview-server';

/** A page of the built site that has demos. */
export interface DemoPage {
  /** Its address, with the base path. */
  path: string;
  lang: 'zh-CN' | 'en-US';
  /** The ids of its cards, in their order. */
  demos: string[];
}

const CARD =
  /<section[^>]*class="demo"[^>]*id="([^"]+)"|<section[^>]*id="([^"]+)"[^>]*class="demo"/g;

/** The pages of the built site that have demos, as their HTML tells. */
export function readDemoPages(): DemoPage[] {
  const folder = path.join(root, 'dist');
  return globSync('**/index.html', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const html = readFileSync(path.join(folder, file), 'utf8');
      const demos = [...html.matchAll(CARD)].map(([, first, second]) => first ?? second ?? '');
      if (demos.length === 0) return [];
      const lang = file.startsWith('en-US/') ? 'en-US' : 'zh-CN';
      return [{ path: `${base}${path.posix.dirname(file)}`, lang, demos }];
    });
}
