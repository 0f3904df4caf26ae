import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSandboxData } from './readSandboxData';

const root = path.resolve(__dirname, '../../../..');
const { versions, packages } = readSandboxData(root);

it('has the installed version of everything that a demo may import', () => {
  const installed = (name: string) =>
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  for (const name of ['antd', 'react', 'react-dom', '@ant-design/icons', 'typescript']) {
    expect(versions[name], name).toBe(installed(name));
  }
  for (const version of Object.values(versions)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(versions).toHaveProperty('dayjs');
});

it('has the sources of the packages, without their tests', () => {
  expect(Object.keys(packages)).toContain('@mtools/antd-ext');
  const files = Object.values(packages).flatMap((sources) => Object.keys(sources));
  expect(files).toContain('button-ext/ButtonExt.tsx');
  expect(files.filter((file) => /\.test\.|__tests__/.test(file))).toEqual([]);
});
