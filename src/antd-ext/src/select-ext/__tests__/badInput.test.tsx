import { render } from '@testing-library/react';
import { Select } from 'antd';
import { expect, it, vi } from 'vitest';
import { untyped } from '../../_internal/__tests__/untyped';
import { SelectExt, type SelectExtProps } from '..';
import { texts } from './popup';

it.each<[string, SelectExtProps, string[], string]>([
  [
    'options and dataMap together',
    { options: [{ value: 'a', label: 'A' }], dataMap: { b: 'B' } },
    ['A'],
    'got both options and dataMap',
  ],
  [
    'a number for keys that are text',
    { dataMap: { 1: 'One' }, value: 1 },
    ['One'],
    'Set dataMapValueType="number"',
  ],
  [
    'such a number among several',
    { dataMap: { 7: 'Seven' }, mode: 'multiple', value: ['x', 7] },
    ['Seven'],
    'got the number 7',
  ],
  [
    'a boolean for keys that are text',
    // The type knows no boolean, but a form may hold one.
    untyped<SelectExtProps>({ dataMap: { true: 'Yes' }, value: true }),
    ['Yes'],
    'got the boolean true',
  ],
  [
    'an object',
    untyped<SelectExtProps>({ dataMap: { a: 'A' }, value: {} }),
    ['A'],
    'got a value of type object',
  ],
  [
    'an endless number',
    { options: [{ value: 1, label: 'One' }], value: Number.POSITIVE_INFINITY },
    ['One'],
    'got Infinity',
  ],
  ['no number', { options: [{ value: 1, label: 'One' }], value: Number.NaN }, ['One'], 'got NaN'],
  [
    'several values where one can be chosen',
    { dataMap: { a: 'A', b: 'B' }, value: ['a', 'b'] },
    ['A', 'B'],
    'add mode="multiple"',
  ],
  [
    'the same value twice, once in a group',
    {
      options: [
        { value: 'a', label: 'A' },
        {
          label: 'G',
          options: [
            { value: 'a', label: 'Again' },
            { value: 'b', label: 'B' },
          ],
        },
      ],
    },
    ['A', 'B'],
    'two options with the value a',
  ],
  [
    'showSelectAll without several values',
    { showSelectAll: true, dataMap: { a: 'A' } },
    ['A'],
    'Add multipleCheckbox or mode="multiple"',
  ],
  [
    'showSelectAll with options that are children',
    { showSelectAll: true, mode: 'multiple', children: <Select.Option value="a">A</Select.Option> },
    ['A'],
    'Pass options or dataMap in place of children',
  ],
])('%s: a warning that helps, and no crash', (_, props, shown, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<SelectExt aria-label="Status" open {...props} />);

  expect(texts()).toEqual(shown);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[@mtools/antd-ext] SelectExt'));
});
