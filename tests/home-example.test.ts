import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { librarySizes } from './support/library-size';
import { root } from './support/preview-server';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it.each([
  ['docs/index.md', 'zh-CN'],
  ['docs/index.en-US.md', 'en-US'],
])('the code in %s is the code that runs beside it, and its numbers are ours', (page, locale) => {
  const text = read(page);
  const [, code] = /```tsx\n(.*?)```/s.exec(text) ?? [];
  expect(code).toBe(read(`.dumi/theme/builtins/HomeExample/Example.${locale}.tsx`));
  expect(text).toContain(`value: "${librarySizes.library} KiB"`);
  const functions = ['isomorphic', 'browser', 'node'].flatMap(
    (name) => read(`src/${name}-utils/src/index.ts`).match(/^export \{ [a-z]/gm) ?? [],
  );
  expect(text).toContain(`value: "${functions.length}"`);
});
