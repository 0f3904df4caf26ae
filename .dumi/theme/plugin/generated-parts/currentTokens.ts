import path from 'node:path';
import { PACKAGE } from '../api-data/libraryKey';
import { hashFiles } from '../cache/hashFiles';
import { inChild } from '../cache/inChild';
import type { TokenRow } from './types';

/** The tokens of every component, by the name of its folder; computed where a source has changed. */
export async function currentTokens(cwd: string): Promise<Record<string, TokenRow[]>> {
  const code = path.relative(cwd, __dirname);
  const key = hashFiles(cwd, [
    `${PACKAGE}/**/*.{ts,tsx}`,
    'node_modules/antd/package.json',
    `${code}/{readTokens,types}.ts`,
  ]);
  const script = path.join(__dirname, 'tokensScript.ts');
  return inChild({ cwd, name: 'component-tokens', key, script });
}
