import { expect, it } from 'vitest';
import { type TemplateData, templateFiles } from './templateProject';

const manifest = (value: object) => ({ 'package.json': JSON.stringify(value) });

const data: TemplateData = {
  templates: {
    shop: {
      ...manifest({
        name: 'shop',
        scripts: { start: 'tool start' },
        dependencies: { '@mtools/ui': '^1.0.0', react: '^19.0.0' },
      }),
      'src/index.tsx': "import '@mtools/ui';\n",
    },
  },
  packages: {
    '@mtools/ui': manifest({
      name: '@mtools/ui',
      dependencies: { '@mtools/base': 'file:../base' },
    }),
    '@mtools/base': { ...manifest({ name: '@mtools/base' }), 'lib/index.js': 'exports.a = 1;\n' },
    '@mtools/other': manifest({ name: '@mtools/other' }),
  },
};
const sources = { packages: { '@mtools/ui': { 'index.ts': 'export {};\n' } } };

it('has the files of the template, and as folders the packages that it needs and what these need', () => {
  const files = templateFiles('shop', data, sources);
  expect(Object.keys(files).sort()).toEqual([
    'package.json',
    'packages/base/lib/index.js',
    'packages/base/package.json',
    'packages/ui/package.json',
    'packages/ui/src/index.ts',
    'src/index.tsx',
  ]);
  expect(files['src/index.tsx']).toBe(data.templates.shop?.['src/index.tsx']);
});

it('names these folders, and what is started, in package.json', () => {
  const files = templateFiles('shop', data, sources);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'shop',
    scripts: { start: 'tool start' },
    dependencies: { '@mtools/ui': 'file:./packages/ui', react: '^19.0.0' },
    stackblitz: { installDependencies: true, startCommand: 'npm start' },
  });
});

it('says that there is no such template', () => {
  expect(() => templateFiles('tv', data, sources)).toThrow('There is no template tv.');
});
