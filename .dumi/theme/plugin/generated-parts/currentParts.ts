import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IApi } from 'dumi';
import { componentOf } from '../../common/navigation/componentPage';
import { currentAntdTypes } from '../api-data/currentAntdTypes';
import { currentLibrary } from '../api-data/currentLibrary';
import type { Edit } from '../pages/edit';
import { localeOfFile } from '../pages/localeOfFile';
import type { Page } from '../pages/readPage';
import { currentTokens } from './currentTokens';
import { type PartsData, partMarkdown } from './expandParts';
import { readChanges } from './readChanges';

/** In ms: enough to read them from the disk. */
const SHORT_WAIT = 200;

/** The file of which the parts on changes are made. */
export const changelogOf = (cwd: string) => path.join(cwd, 'CHANGELOG.md');

/** What they say in a build, in which no file changes. */
let built: Promise<PartsData> | undefined;

/** What the generated parts say now. */
export function currentParts(api: IApi): Promise<PartsData> {
  if (api.name !== 'build') return readParts(api);
  built ??= readParts(api);
  return built;
}

async function readParts(api: IApi): Promise<PartsData> {
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

/** The edits that put its generated parts into a page; a page without a component has none. */
export function partEdits({ file, frontmatter, apis, parts }: Page, data: PartsData): Edit[] {
  const component = componentOf({ filename: file, ...frontmatter });
  if (!component) return [];
  const names = [...new Set([component.name, ...apis.map(({ value }) => value)])];
  const page = { locale: localeOfFile(file).id, atomId: component.atomId, names };
  return parts.map((part) => ({ ...part, text: partMarkdown(part, page, data) }));
}
