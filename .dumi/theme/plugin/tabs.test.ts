import { expect, it } from 'vitest';
import { loadLazily } from './tabs';

it('makes each tab a chunk of its own', () => {
  const source =
    "import * as tab0 from '/docs/X.$tab-a.md';\n\nexport const tabs = { a: { components: tab0 } }\n";
  expect(loadLazily(source, '/')).toBe(
    "import { lazy } from 'react';\n" +
      'const tab0 = { default: lazy(() => ' +
      'import(/* webpackChunkName: "docs__X.$tab-a.md" */ \'/docs/X.$tab-a.md\')) };\n\n' +
      'export const tabs = { a: { components: tab0 } }\n',
  );
});

it('leaves a list without tabs as it is', () => {
  expect(loadLazily('export const tabs = {\n}\n', '/')).toBe('export const tabs = {\n}\n');
});
