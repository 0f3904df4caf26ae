import { expect, it } from 'vitest';
import { packageManagers } from '../common/code/packageManagers';
import { installCommand } from './install-command';

const all = (code: string) => packageManagers.map((manager) => installCommand(code, manager));

it.each(['npm install antd dayjs', 'npm i antd dayjs', 'pnpm add antd dayjs'])('%s', (code) => {
  expect(all(code)).toEqual([
    'npm install antd dayjs',
    'pnpm add antd dayjs',
    'yarn add antd dayjs',
    'bun add antd dayjs',
  ]);
});

it('knows development dependencies', () => {
  const expected = [
    'npm install -D vite',
    'pnpm add -D vite',
    'yarn add -D vite',
    'bun add -d vite',
  ];
  expect(all('npm install vite --save-dev')).toEqual(expected);
  expect(all('pnpm add -D vite')).toEqual(expected);
});

it('installs what package.json says, and keeps comments and empty lines', () => {
  expect(all('# once\n\nnpm install')).toEqual(
    packageManagers.map((manager) => `# once\n\n${manager} install`),
  );
});

it('refuses what is no install command, with the line', () => {
  expect(() => installCommand('npm install a\nnpm run build', 'pnpm')).toThrow(/“npm run build”/);
});
