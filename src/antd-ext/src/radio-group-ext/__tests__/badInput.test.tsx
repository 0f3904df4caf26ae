import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RadioGroupExt, type RadioGroupExtProps } from '..';

const radios = () =>
  screen.queryAllByRole('radio').map((node) => node.closest('label')?.textContent);

/** What untyped code may pass. */
const wrong = (value: unknown) => value as RadioGroupExtProps['dataMap'];

it.each<[string, RadioGroupExtProps, string[], string]>([
  [
    'options and dataMap together',
    { options: ['A'], dataMap: { b: 'B' } },
    ['A'],
    'got both options and dataMap',
  ],
  ['a list for a dictionary', { dataMap: wrong(['A']) }, [], 'neither an object nor a Map'],
  ['text for a dictionary', { dataMap: wrong('A') }, [], 'neither an object nor a Map'],
  [
    'a key that is no number',
    { dataMap: { 1: 'One', x: 'X' }, dataMapValueType: 'number' },
    ['One', 'X'],
    "the key 'x' of dataMap is no number",
  ],
  [
    'an empty key as a number',
    { dataMap: { ' ': 'Blank' }, dataMapValueType: 'number' },
    ['Blank'],
    "the key ' ' of dataMap is no number",
  ],
  [
    'a number for keys that are text',
    { dataMap: { 1: 'One' }, value: 1 },
    ['One'],
    'Set dataMapValueType="number"',
  ],
  [
    'the same value twice',
    { options: ['A', { value: 'A', label: 'Again' }, { value: 'B', label: 'B' }] },
    ['A', 'B'],
    'two options with the value A',
  ],
  [
    'a number and its text',
    {
      dataMap: new Map<string | number, string>([
        [1, 'One'],
        ['1', 'Text'],
      ]),
    },
    ['One'],
    'two options with the value 1',
  ],
])('%s: a warning that helps, and no crash', (_, props, shown, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<RadioGroupExt {...props} />);

  expect(radios()).toEqual(shown);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('[@mtools/antd-ext] RadioGroupExt'));
});

it.each([undefined, wrong(null), {}, new Map()])('%o is an empty dictionary', (dataMap) => {
  render(<RadioGroupExt dataMap={dataMap} />);

  expect(radios()).toEqual([]);
});

it.each<[unknown, string]>([
  [Number.NaN, 'got NaN'],
  [Number.POSITIVE_INFINITY, 'got Infinity'],
  [{}, 'got a value of type object'],
  [true, 'got a value of type boolean'],
])('the value %o chooses nothing, and is warned of', (value, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<RadioGroupExt dataMap={{ open: 'Open' }} value={value} />);

  expect(screen.getByRole('radio')).not.toBeChecked();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`RadioGroupExt ${text}`));
});

it.each([undefined, null, 'lost', 7])('the value %o chooses nothing', (value) => {
  render(<RadioGroupExt dataMap={{ open: 'Open' }} value={value} />);

  expect(screen.getByRole('radio')).not.toBeChecked();
});
