import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cleanParams } from './clean-params';
import { getIn } from './get-in';
import { setIn } from './set-in';
import { splitRange } from './split-range';
import { toFormData } from './to-form-data';

describe('cleanParams', () => {
  const params = {
    name: ' ',
    code: '',
    dept: null as number | null,
    page: 1 as number | undefined,
    gone: undefined,
    tags: [] as string[],
    zero: 0,
    no: false,
    nested: { a: null },
  };
  const kept = { name: ' ', page: 1, zero: 0, no: false, nested: { a: null } };

  it('leaves out what is not filled in', () => {
    const before = { ...params };
    const cleaned = cleanParams(params);
    expect(cleaned).toStrictEqual(kept);
    expect(params).toStrictEqual(before);
    expectTypeOf(cleaned.dept).toEqualTypeOf<number | undefined>();
  });

  it('keeps null or empty values where asked for', () => {
    const withNull = cleanParams(params, { null: false });
    expect(withNull).toStrictEqual({ ...kept, dept: null });
    expectTypeOf(withNull.dept).toEqualTypeOf<number | null | undefined>();
    expect(cleanParams(params, { empty: false })).toStrictEqual({ ...kept, code: '', tags: [] });
  });

  it('takes off spaces where asked for', () => {
    expect(cleanParams({ a: ' x ', b: '  ' }, { trim: true })).toStrictEqual({ a: 'x' });
    expect(cleanParams({ b: ' ' }, { trim: true, empty: false })).toStrictEqual({ b: '' });
  });

  it('does not know which it is when an option is a variable', () => {
    const options = { null: Boolean(1) };
    expectTypeOf(cleanParams(params, options).dept).toEqualTypeOf<number | null | undefined>();
  });
});

describe('splitRange', () => {
  it('puts both ends into fields of their own', () => {
    const params = { name: 'Li', age: [18, 60] as [number, number] | null };
    const split = splitRange(params, 'age', ['min', 'max']);
    expect(split).toStrictEqual({ name: 'Li', min: 18, max: 60 });
    expect(params).toEqual({ name: 'Li', age: [18, 60] });
    expectTypeOf(split.min).toEqualTypeOf<number | undefined>();
    expectTypeOf(split.name).toEqualTypeOf<string>();
    // @ts-expect-error There is no such field.
    splitRange(params, 'ages', ['min', 'max']);
  });

  it.each([[null], [undefined], [[]], [[null, undefined]]])('sets nothing for %j', (age) => {
    expect(splitRange({ age, page: 1 }, 'age', ['min', 'max'])).toStrictEqual({ page: 1 });
  });

  it('keeps an end that is zero, and replaces fields of these names', () => {
    expect(splitRange({ age: [0, null], max: 9 }, 'age', ['min', 'max'])).toStrictEqual({ min: 0 });
    expect(splitRange({ age: [1, 2] }, 'age', ['age', 'max'])).toStrictEqual({ age: 1, max: 2 });
  });

  it('changes the ends that are filled in', () => {
    const params = { age: [1, null] };
    const split = splitRange(params, 'age', ['min', 'max'], { format: (age) => `${age + 1}` });
    expect(split).toStrictEqual({ min: '2' });
    expectTypeOf(split.max).toEqualTypeOf<string | undefined>();
  });
});

describe('toFormData', () => {
  it('writes values as text', () => {
    const data = toFormData({
      text: 'a',
      number: 1.5,
      big: 9007199254740993n,
      flag: false,
      empty: '',
      date: new Date(Date.UTC(2025, 0, 2)),
      object: { a: [1] },
      missing: undefined,
      nothing: null,
      list: ['a', null, 2, { b: 1 }],
    });
    expect([...data]).toEqual([
      ['text', 'a'],
      ['number', '1.5'],
      ['big', '9007199254740993'],
      ['flag', 'false'],
      ['empty', ''],
      ['date', '2025-01-02T00:00:00.000Z'],
      ['object', '{"a":[1]}'],
      ['list', 'a'],
      ['list', '2'],
      ['list', '{"b":1}'],
    ]);
  });

  it('keeps files with their name and type', () => {
    const blob = new Blob(['x'], { type: 'text/csv' });
    const file = toFormData({ file: blob }).get('file');
    expect(file).toMatchObject({ size: 1, type: 'text/csv', name: 'blob' });
  });

  it('marks arrays with brackets where asked for', () => {
    const data = toFormData({ ids: [1, 2], id: 3 }, { arrays: 'brackets' });
    expect([...data]).toEqual([
      ['ids[]', '1'],
      ['ids[]', '2'],
      ['id', '3'],
    ]);
  });
});

interface Order {
  rows: { name: string; size?: { width: number } }[];
  owner: { name: string } | null;
  pair: [number, string];
}

const order: Order = { rows: [{ name: 'pen' }], owner: null, pair: [1, 'a'] };

describe('getIn', () => {
  it('reads by text or array', () => {
    expect(getIn(order, 'rows.0.name')).toBe('pen');
    expect(getIn(order, ['rows', 0, 'name'])).toBe('pen');
    expect(getIn({ 'a.b': 1 }, ['a.b'])).toBe(1);
    expect(getIn(order, [])).toBe(order);
  });

  it('gives undefined where there is nothing', () => {
    expect(getIn(order, 'rows.1.name')).toBeUndefined();
    expect(getIn(order, 'owner.name')).toBeUndefined();
    expect(getIn(null, 'a')).toBeUndefined();
    expect(getIn(order, 'owner')).toBeNull();
  });

  it('infers the type from the path', () => {
    expectTypeOf(getIn(order, 'rows.0.name')).toEqualTypeOf<string | undefined>();
    expectTypeOf(getIn(order, ['rows', 0, 'size', 'width'])).toEqualTypeOf<number | undefined>();
    expectTypeOf(getIn(order, 'owner.name')).toEqualTypeOf<string | undefined>();
    expectTypeOf(getIn(order, 'pair.1')).toEqualTypeOf<string>();
    expectTypeOf(getIn(order, 'nothing')).toEqualTypeOf<unknown>();
    expectTypeOf(getIn(order, 'rows' as string)).toEqualTypeOf<unknown>();
  });

  it('reads fields of class instances, but no inherited methods', () => {
    class User {
      get name() {
        return 'Li';
      }
      save() {}
    }
    expect(getIn({ user: new User() }, 'user.name')).toBe('Li');
    expect(getIn({ user: new User() }, 'user.save')).toBeUndefined();
    expect(getIn({}, 'toString')).toBeUndefined();
    expect(getIn({ text: 'abc' }, 'text.length')).toBe(3);
    const own = () => 1;
    expect(getIn({ own }, 'own')).toBe(own);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('finds nothing at %s', (key) => {
    expect(getIn({ a: function a() {} }, ['a', key])).toBeUndefined();
    expect(getIn(JSON.parse(`{"${key}":1}`), key)).toBeUndefined();
  });
});

describe('setIn', () => {
  it('copies what lies on the path and shares the rest', () => {
    const source = { a: { b: [{ c: 1 }, { c: 2 }] }, d: { e: 1 } };
    const copy = setIn(source, 'a.b.0.c', 9);
    expect(copy).toStrictEqual({ a: { b: [{ c: 9 }, { c: 2 }] }, d: { e: 1 } });
    expect(source.a.b[0]?.c).toBe(1);
    expect(copy.d).toBe(source.d);
    expect(copy.a.b[1]).toBe(source.a.b[1]);
  });

  it('makes what is missing', () => {
    expect(setIn({}, 'a.0.b', 1)).toStrictEqual({ a: [{ b: 1 }] });
    expect(setIn({}, ['a', '01'], 1)).toStrictEqual({ a: { '01': 1 } });
    expect(setIn(order, 'owner.name', 'Li').owner).toStrictEqual({ name: 'Li' });
    expect(setIn(undefined as unknown, 'a', 1)).toStrictEqual({ a: 1 });
    expect(setIn({}, 'a', undefined)).toStrictEqual({ a: undefined });
    expect(setIn({ 1: 'a' }, ['1'], 'b')).toStrictEqual({ 1: 'b' });
  });

  it('gives the original back when nothing changes', () => {
    expect(setIn(order, 'rows.0.name', 'pen')).toBe(order);
    expect(setIn(order, [], order)).toBe(order);
    const other: Order = { ...order };
    expect(setIn(order, [], other)).toBe(other);
  });

  it('checks the value against the path', () => {
    setIn(order, 'rows.0.size.width', 1);
    // @ts-expect-error A name is text.
    setIn(order, 'rows.0.name', 1);
  });

  it.each([
    'a.__proto__.x',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    ['a', 'prototype'],
  ])('refuses the path %s', (path) => {
    expect(() => setIn({ a: {} }, path, true)).toThrow(TypeError);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    [{ a: 1 }, 'a.b', 'cannot set "b" of the value at "a": it is a Number'],
    [{ a: 'x' }, 'a.b', 'it is a String'],
    [{ a: { b: new Date() } }, 'a.b.c', 'cannot set "c" of the value at "a.b": it is a Date'],
    [{ a: new Map() }, 'a.b', 'it is a Map'],
    ['text', 'a', 'cannot set "a" of the value given: it is a String'],
    [{ a: [] }, 'a.b', 'cannot set "b" of the array at "a": it is not an index'],
  ])('refuses to go through %j', (source: unknown, path, message) => {
    expect(() => setIn(source, path, 1)).toThrow(message);
  });

  it('is read back by getIn', () => {
    const keys = fc.oneof(
      fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
      fc.nat({ max: 20 }),
    );
    const paths = fc.array(keys, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(paths, fc.jsonValue(), (path, value) => {
        expect(getIn(setIn(undefined as unknown, path, value), path)).toEqual(value);
      }),
      { numRuns: 100 },
    );
  });
});
