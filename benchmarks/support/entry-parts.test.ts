import { SourceMap } from 'node:module';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { partOf, splitScript } from './entry-parts';

it.each([
  [
    'webpack://mtools/./node_modules/.pnpm/react-dom@19.0.0/node_modules/react-dom/cjs/a.js',
    'react-dom',
  ],
  ['webpack://mtools/./.dumi/tmp-production/site/index.ts', 'data of pages'],
  ['webpack://mtools/./.dumi/theme/runtime/App.tsx', 'runtime'],
  ['webpack://mtools/./docs/index.md', 'data of pages'],
  ['webpack://mtools/./.dumi/theme/slots/Header/index.tsx', 'shell'],
  [undefined, 'glue of the bundler'],
])('%s belongs to %s', (source, part) => {
  expect(partOf(source)).toBe(part);
});

it('counts each character once', () => {
  const { code, map } = transformSync('export const size = 1;\nexport const other = "é";', {
    sourcemap: 'external',
    sourcefile: '.dumi/a.ts',
    minify: true,
    charset: 'utf8',
  });
  const parts = splitScript(code, new SourceMap(JSON.parse(map)));
  const total = parts.reduce((sum, { raw }) => sum + raw, 0);
  expect(total).toBe(Buffer.byteLength(code.replaceAll('\n', '')));
});
