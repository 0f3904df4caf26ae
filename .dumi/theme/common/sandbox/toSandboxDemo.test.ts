import { expect, it } from 'vitest';
import { toSandboxDemo } from './toSandboxDemo';

const dependencies = {
  './data.ts': { type: 'FILE', value: 'export {};' },
  'index.tsx': { type: 'FILE', value: 'export default 1;' },
  antd: { type: 'NPM', value: '6.6.8' },
};

it('takes the files of the asset, not its packages', () => {
  expect(toSandboxDemo({ title: 'T', description: 'D', entry: 'index.tsx', dependencies })).toEqual(
    {
      title: 'T',
      description: 'D',
      entry: 'index.tsx',
      files: { 'data.ts': 'export {};', 'index.tsx': 'export default 1;' },
    },
  );
});

it('does without title, description and entry', () => {
  expect(toSandboxDemo({ dependencies })).toMatchObject({
    title: 'mtools',
    description: '',
    entry: 'data.ts',
  });
});
