import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../.dumi/config/locales';
import { codeOf, controlsOf } from '../.dumi/theme/builtins/Playground/setup';
import { toText } from '../.dumi/theme/builtins/Playground/toCode';
import type { Values } from '../.dumi/theme/builtins/Playground/types';
import { changeValue } from '../.dumi/theme/builtins/Playground/values';
import { readLibrary } from '../.dumi/theme/plugin/api-data/readLibrary';
import { valuesOf } from './support/playgrounds';
import { checkTypes } from './support/type-check';

const root = path.resolve(__dirname, '..');
const { playgrounds } = readLibrary(root);

/** The whole page of every state that one change of one control leads to, and of the initial one in each language. */
const states = playgrounds.flatMap((playground) => {
  const codeIn = (locale: (typeof locales)[number]['id'], values: Values) => ({
    name: `${playground.id} in ${locale} with ${JSON.stringify(values)}`,
    lang: 'tsx',
    code: toText(codeOf(playground, playground.templates[locale], values).page),
    line: 1,
  });
  const controls = controlsOf(playground.controls, playground.templates['en-US']);
  const changes = controls.flatMap((control) =>
    valuesOf(control).map((value) => changeValue({}, control, value)),
  );
  return [
    ...locales.map(({ id }) => codeIn(id, {})),
    ...changes.map((values) => codeIn('en-US', values)),
  ];
});

it('imports nothing but the library, antd and React', () => {
  const imported = new Set(
    states.flatMap(({ code }) => [...code.matchAll(/from '(.+)'/g)].map(([, from]) => from)),
  );
  expect([...imported].sort()).toEqual(['@mtools/antd-ext', 'antd', 'react']);
});

it('has no type errors in any state that one change leads to', () => {
  expect(states.length).toBeGreaterThan(playgrounds.length * 10);
  // A module that is wrong, to see that the modules are looked at.
  const wrong = {
    name: 'wrong',
    lang: 'tsx',
    code: "import { TableExt } from '@mtools/antd-ext';\nexport default <TableExt size={3} />;",
    line: 1,
  };
  const folder = path.join(root, 'node_modules/.cache/mtools/playground-code');
  const errors = checkTypes(folder, [...states, wrong], true);
  expect(errors.filter((error) => !error.startsWith('wrong:'))).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
});
