import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IApi } from 'dumi';
import { componentOf } from '../../common/componentPage';
import { currentAntdTypes } from '../api-data/currentAntdTypes';
import { currentLibrary } from '../api-data/currentLibrary';
import { localeOfFile } from '../pages/localeOfFile';
import type { Page } from '../pages/readPage';
import { currentTokens } from './currentTokens';
import { expandParts, type PartsData } from './expandParts';
import { readChanges } from './readChanges';

/** In ms: enough to read them from the disk. */
const SHORT_WAIT = 200;

/** The file of which the parts on changes are made. */
export const changelogOf = (cwd: string) => path.join(cwd, 'CHANGELOG.md');

/** What the generated parts say now. */
export async function currentParts(api: IApi): Promise<PartsData> {
  const antdTypes = currentAntdTypes(api.cwd);
  const [{ components }, tokens, types] = await Promise.all([
    currentLibrary(api),
    currentTokens(api.cwd),
    // While writing, no page waits for them.
    api.name === 'build' ? antdTypes : Promise.race([antdTypes, sleep(SHORT_WAIT, undefined)]),
  ]);
  const changelog = changelogOf(api.cwd);
  const antd = new Map(components.map((component) => [component.id, component.antd]));
  return {
    changes: readChanges(existsSync(changelog) ? readFileSync(changelog, 'utf8') : ''),
    tokens,
    partsOf: (id) => types?.[id]?.parts,
    antdOf: (id) => antd.get(id),
  };
}

/** The source of a page with its generated parts in it; a page without a component has none. */
export function withParts(source: string, page: Page, data: PartsData): string {
  const { file, frontmatter, apis } = page;
  const component = componentOf({ filename: file, ...frontmatter });
  if (!component) return source;
  const locale = localeOfFile(file);
  const names = [...new Set([component.name, ...apis.map(({ value }) => value)])];
  return expandParts(source, { locale: locale.id, atomId: component.atomId, names }, data);
}
