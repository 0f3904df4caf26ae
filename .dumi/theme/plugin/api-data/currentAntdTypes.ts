import path from 'node:path';
import { hashFiles } from '../cache/hashFiles';
import { inChild } from '../cache/inChild';
import { PACKAGE } from './libraryKey';
import type { AntdTypes } from './readAntdTypes';

const SCRIPT = path.join(__dirname, 'antdTypesScript.ts');

/** What the types of antd tell of each component; kept until antd or a `types.ts` changes. */
export async function currentAntdTypes(cwd: string): Promise<Record<string, AntdTypes>> {
  const code = path.relative(cwd, __dirname);
  const key = hashFiles(cwd, [
    `${PACKAGE}/**/types.ts`,
    'node_modules/antd/package.json',
    `${code}/{readAntdTypes,libraryKey}.ts`,
  ]);
  return inChild({ cwd, name: 'antd-types', key, script: SCRIPT });
}
