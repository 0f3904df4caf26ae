import { describe, expect, it } from 'vitest';
import type { Control } from './types';
import { changeValue, readValues, writeValues } from './values';

const theme: Control = { name: 'theme', kinds: [], options: ['zeus', 'hermes'] };
const debounce: Control = {
  name: 'debounce',
  kinds: ['boolean', 'number'],
  options: [],
  defaultValue: false,
};
const children: Control = { name: 'children', kinds: ['node'], options: [], defaultValue: 'Save' };
const loading: Control = {
  name: 'loading',
  kinds: ['boolean'],
  options: [],
  defaultValue: false,
  startValue: true,
};
const controls = [theme, debounce, children, loading];

const read = (search: string) => readValues(search, 'X', controls);

describe('an address', () => {
  it('holds the changed props, and gives them back', () => {
    const values = { theme: 'zeus', debounce: 500, children: 'A & B 按钮' };
    const search = writeValues('', 'X', controls, values);
    expect(search).toMatch(/^\?X\.theme=zeus&X\.debounce=500&X\.children=/);
    expect(read(search)).toEqual(values);
  });

  it('is the same for the same props, whichever was changed first', () => {
    const search = writeValues('?X.debounce=500', 'X', controls, { debounce: 500, theme: 'zeus' });
    expect(search).toBe('?X.theme=zeus&X.debounce=500');
  });

  it('keeps what is not of the component', () => {
    const search = writeValues('?tab=a&X.theme=zeus&Y.theme=hermes', 'X', controls, {});
    expect(search).toBe('?tab=a&Y.theme=hermes');
    expect(writeValues('?X.theme=zeus', 'X', controls, {})).toBe('');
  });

  it.each([
    ['?X.theme=nope', 'a value that the prop has not'],
    ['?X.theme=', 'no value'],
    ['?X.debounce=Infinity', 'no number'],
    ['?X.debounce=%20', 'a space'],
    ['?X.debounce=false', 'the default'],
    ['?X.loading=true', 'what the playground starts with'],
    [`?X.children=${'x'.repeat(201)}`, 'a text without end'],
    ['?X.onClick=alert(1)&Y.theme=zeus&theme=zeus', 'props that have no control'],
    ['?X.theme=%E0%A4%A', 'what is no UTF-8'],
  ])('%s changes nothing: %s', (search) => {
    expect(read(search)).toEqual({});
  });
});

it('what the playground starts with can be changed to the default', () => {
  const values = changeValue({}, loading, false);
  expect(values).toEqual({ loading: false });
  expect(read(writeValues('', 'X', controls, values))).toEqual(values);
  expect(changeValue(values, loading, true)).toEqual({});
});

it('a change takes a prop back when it is the default again, or nothing', () => {
  const values = changeValue({ theme: 'zeus' }, debounce, true);
  expect(values).toEqual({ theme: 'zeus', debounce: true });
  expect(changeValue(values, debounce, false)).toEqual({ theme: 'zeus' });
  expect(changeValue(values, theme, undefined)).toEqual({ debounce: true });
});
