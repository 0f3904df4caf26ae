import { describe, expect, expectTypeOf, it } from 'vitest';
import { createDict, type DictItem } from './create-dict';

const status = createDict([
  { value: 1, label: 'On', color: 'green' },
  { value: 0, label: 'Off' },
]);

describe('createDict', () => {
  it('keeps the items in their order', () => {
    expect(status.options).toEqual([
      { value: 1, label: 'On', color: 'green' },
      { value: 0, label: 'Off' },
    ]);
    expect(status.values).toEqual([1, 0]);
    expect([...status.map]).toEqual([
      [1, 'On'],
      [0, 'Off'],
    ]);
  });

  it('finds labels and items, also outside of the object', () => {
    const { labelOf, itemOf, has } = status;
    expect(labelOf(0)).toBe('Off');
    expect(labelOf(7)).toBeUndefined();
    expect(labelOf(null)).toBeUndefined();
    expect(itemOf(1)?.color).toBe('green');
    expect(itemOf(undefined)).toBeUndefined();
    expect(has(1)).toBe(true);
    expect(has('1')).toBe(false);
  });

  it('infers the values without as const', () => {
    const value: unknown = 1;
    if (status.has(value)) expectTypeOf(value).toEqualTypeOf<0 | 1>();
    expectTypeOf(status.values).toEqualTypeOf<(0 | 1)[]>();
    expectTypeOf(status.labelOf(1)).toEqualTypeOf<'On' | 'Off' | undefined>();
    expectTypeOf(status.itemOf(1)?.color).toEqualTypeOf<'green' | undefined>();
    // @ts-expect-error The values are numbers, so a text is never found.
    status.labelOf('1');
  });

  it('fits to the props of selects and radio groups', () => {
    expectTypeOf(status.map).toExtend<ReadonlyMap<string | number, string>>();
    expectTypeOf(status.options).toExtend<{ label: string; value: number; disabled?: boolean }[]>();
  });

  it('takes items that are known only at run time', () => {
    const items: DictItem[] = [{ value: 'a', label: 'A' }];
    const dict = createDict(items);
    items.push({ value: 'b', label: 'B' });
    expect(dict.options).toEqual([{ value: 'a', label: 'A' }]);
    expectTypeOf(dict.values).toEqualTypeOf<(string | number | boolean)[]>();
  });

  it('refuses two items with the same value', () => {
    const items = [
      { value: 'a', label: 'A' },
      { value: 'a', label: 'B' },
    ];
    expect(() => createDict(items)).toThrow('createDict() got two items with the value a.');
  });
});
