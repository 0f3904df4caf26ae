import { expect, it } from 'vitest';
import { toClassNames } from './toClassNames';

it.each([
  ['root', { root: 'on' }],
  ['popup.list', { popup: { list: 'on' } }],
])('gives the part %s its class', (path, classNames) => {
  expect(toClassNames(path, 'on')).toEqual(classNames);
});
