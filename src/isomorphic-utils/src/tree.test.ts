import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { filterTree } from './filter-tree';
import { findTreePath } from './find-tree-path';
import { listToTree } from './list-to-tree';
import { mapTree } from './map-tree';
import { treeToList } from './tree-to-list';
import { walkTree } from './walk-tree';

interface Menu {
  id: number;
  name: string;
  children?: Menu[];
}

const menus: Menu[] = [
  {
    id: 1,
    name: 'System',
    children: [
      { id: 2, name: 'Users', children: [{ id: 3, name: 'New user' }] },
      { id: 4, name: 'Logs', children: [] },
    ],
  },
  { id: 5, name: 'Home' },
];

/** A list in which each item may be below one that comes before it, or below none. */
const lists = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 50 })
  .map((parents) =>
    parents.map((share, index) => ({ id: index + 1, parentId: Math.floor(share * (index + 1)) })),
  );

const DEPTH = 100_000;
const runs = { numRuns: 100 };

/** A chain, written from its leaf up. */
const chain = Array.from({ length: DEPTH }, (_, id) => ({ id, parentId: id - 1 })).reverse();

const deepFreeze = <T extends object>(value: T): T => {
  for (const each of Object.values(value)) if (typeof each === 'object' && each) deepFreeze(each);
  return Object.freeze(value);
};

deepFreeze(menus);

describe('listToTree', () => {
  it('does not depend on the order of the list, except among siblings', () => {
    const list = [
      { id: 'c', parentId: 'b' },
      { id: 'b', parentId: null },
      { id: 'a', parentId: 'b' },
    ];
    expect(listToTree(deepFreeze(list))).toStrictEqual([
      {
        id: 'b',
        parentId: null,
        children: [
          { id: 'c', parentId: 'b' },
          { id: 'a', parentId: 'b' },
        ],
      },
    ]);
  });

  it('makes roots of items whose parent is missing', () => {
    const list = [{ id: 1, parentId: 99 }, { id: 2, parentId: '1' }, { id: 3 }];
    expect(listToTree(list)).toStrictEqual(list);
  });

  it('takes items without a key, which have no children', () => {
    const list = [{ id: null, parentId: null }, { parentId: null }, { id: 1, parentId: undefined }];
    expect(listToTree(list)).toStrictEqual(list);
  });

  it('takes other names, and replaces what stood in the property of the children', () => {
    const list = [
      { code: 'zj', up: '', items: null },
      { code: 'hz', up: 'zj', items: [] },
    ];
    const tree = listToTree(list, { key: 'code', parentKey: 'up', childrenKey: 'items' });
    expect(tree).toStrictEqual([{ code: 'zj', up: '', items: [{ code: 'hz', up: 'zj' }] }]);
    expectTypeOf(tree[0]?.items?.[0]?.items?.[0]?.code).toEqualTypeOf<string | undefined>();
    // @ts-expect-error The items have no such field.
    listToTree(list, { key: 'id' });
  });

  it.each([
    ['itself', [{ id: 1, parentId: 1 }], '1 → 1'],
    [
      'one another',
      [
        { id: 1, parentId: 2 },
        { id: 2, parentId: 1 },
      ],
      '1 → 2 → 1',
    ],
    [
      'another circle',
      [
        { id: 9, parentId: 0 },
        { id: 5, parentId: 3 },
        { id: 3, parentId: 4 },
        { id: 4, parentId: 3 },
      ],
      '3 → 4 → 3',
    ],
  ])('names the keys of an item below %s', (_, list, keys) => {
    expect(() => listToTree(list)).toThrow(
      `listToTree() found a cycle, each item below the next: ${keys}.`,
    );
  });

  it('names ten keys of a long circle', () => {
    const list = Array.from({ length: 30 }, (_, id) => ({ id, parentId: (id + 1) % 30 }));
    expect(() => listToTree(list)).toThrow('0 → 1 → 2 → 3 → 4 → 5 → 6 → 7 → 8 → 9 → … → 0.');
  });

  it('refuses two items with the same key', () => {
    const list = [
      { code: 7, parentId: 0 },
      { code: 7, parentId: 1 },
    ];
    expect(() => listToTree(list, { key: 'code' })).toThrow('two items with the code 7');
  });
});

describe('treeToList', () => {
  it('lists parents before children, without the children', () => {
    const list = treeToList(menus);
    expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(list.every((item) => !('children' in item))).toBe(true);
    expectTypeOf(list).toExtend<Omit<Menu, 'children'>[]>();
    expectTypeOf(list[0]).not.toExtend<{ children: unknown } | undefined>();
  });

  it('writes the key of the parent where asked for', () => {
    const list = treeToList(menus, { key: 'name', parentKey: 'up' });
    expect(list.map(({ up }) => up)).toEqual([undefined, 'System', 'Users', 'System', undefined]);
    expect(list[0]).not.toHaveProperty('up');
    expectTypeOf(list[0]?.up).toEqualTypeOf<string | undefined>();
  });

  it('brings a list back', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const back = treeToList(listToTree(list));
        expect(back.sort((a, b) => a.id - b.id)).toEqual(list);
      }),
      runs,
    );
  });

  it('brings a tree back', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const tree = listToTree(list);
        expect(listToTree(treeToList(tree, { parentKey: 'parentId' }))).toEqual(tree);
      }),
      runs,
    );
  });
});

describe('walkTree', () => {
  it('tells where each node stands', () => {
    const seen: unknown[] = [];
    walkTree(menus, ({ id }, { parent, depth, index }) =>
      seen.push([id, parent?.id, depth, index]),
    );
    expect(seen).toEqual([
      [1, undefined, 0, 0],
      [2, 1, 1, 0],
      [3, 2, 2, 0],
      [4, 1, 1, 1],
      [5, undefined, 0, 1],
    ]);
  });

  it('leaves out what is below, or ends, when told so', () => {
    const skipping = vi.fn(({ id }: Menu) => (id === 2 ? 'skip' : undefined));
    walkTree(menus, skipping);
    expect(skipping.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 4, 5]);

    const stopping = vi.fn(({ id }: Menu) => (id === 3 ? 'stop' : undefined));
    walkTree(menus, stopping);
    expect(stopping.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 3]);
  });

  it('takes another name for the children, and children that are not filled in', () => {
    const names: string[] = [];
    const tree = [{ name: 'a', items: [{ name: 'b', items: null }] }];
    walkTree(tree, ({ name }) => names.push(name), { childrenKey: 'items' });
    expect(names).toEqual(['a', 'b']);
  });
});

describe('mapTree', () => {
  it('keeps the shape', () => {
    const tree = mapTree(menus, ({ id, name }, { depth }) => ({ key: id, title: name, depth }));
    expect(tree).toStrictEqual([
      {
        key: 1,
        title: 'System',
        depth: 0,
        children: [
          { key: 2, title: 'Users', depth: 1, children: [{ key: 3, title: 'New user', depth: 2 }] },
          { key: 4, title: 'Logs', depth: 1, children: [] },
        ],
      },
      { key: 5, title: 'Home', depth: 0 },
    ]);
    expectTypeOf(tree[0]?.children?.[0]?.title).toEqualTypeOf<string | undefined>();
  });

  it('copies what it is given, with new children', () => {
    const same = mapTree(menus, (menu) => menu);
    expect(same).toStrictEqual(menus);
    expect(same[0]).not.toBe(menus[0]);
    expect(same[0]?.children?.[0]).not.toBe(menus[0]?.children?.[0]);
  });

  it('renames the children', () => {
    const tree = [{ id: 1, items: [{ id: 2 }] }];
    const options = { childrenKey: 'items', newChildrenKey: 'routes' } as const;
    const renamed = mapTree(tree, ({ id }) => ({ id }), options);
    expect(renamed).toStrictEqual([{ id: 1, routes: [{ id: 2 }] }]);
    expectTypeOf(renamed[0]?.routes?.[0]?.id).toEqualTypeOf<number | undefined>();

    const kept = mapTree(tree, ({ id }) => ({ id }), { childrenKey: 'items' });
    expect(kept).toStrictEqual([{ id: 1, items: [{ id: 2 }] }]);
    expectTypeOf(kept[0]?.items?.[0]?.id).toEqualTypeOf<number | undefined>();
  });
});

describe('filterTree', () => {
  it('keeps what matches and what is above it', () => {
    const tree = filterTree(menus, ({ name }) => name.includes('user'));
    expect(tree).toStrictEqual([
      {
        id: 1,
        name: 'System',
        children: [{ id: 2, name: 'Users', children: [{ id: 3, name: 'New user' }] }],
      },
    ]);
    expectTypeOf(tree).toExtend<Menu[]>();
  });

  it('leaves no empty children behind', () => {
    const tree = filterTree(menus, ({ id }) => id === 1 || id === 4);
    expect(tree).toStrictEqual([{ id: 1, name: 'System', children: [{ id: 4, name: 'Logs' }] }]);
    expect(filterTree(menus, () => false)).toEqual([]);
  });

  it('keeps what is below a match where asked for', () => {
    const options = { keepDescendants: true };
    const tree = filterTree(menus, ({ id }) => id === 2 || id === 5, options);
    expect(tree).toStrictEqual([
      { id: 1, name: 'System', children: [menus[0]?.children?.[0]] },
      { id: 5, name: 'Home' },
    ]);
    expect(filterTree(menus, ({ id }) => id > 2, options)).toStrictEqual([
      {
        id: 1,
        name: 'System',
        children: [
          { id: 2, name: 'Users', children: [{ id: 3, name: 'New user' }] },
          { id: 4, name: 'Logs', children: [] },
        ],
      },
      { id: 5, name: 'Home' },
    ]);
  });

  it('keeps matches, their ancestors and nothing else, in order', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 5 }), (list, divisor) => {
        const isMatch = ({ id }: { id: number }) => id % divisor === 0;
        const tree = listToTree(list);
        const expected = treeToList(tree).filter(
          ({ id }) =>
            isMatch({ id }) ||
            list.some((each) => isMatch(each) && ancestors(list, each.id).includes(id)),
        );
        expect(treeToList(filterTree(tree, isMatch))).toEqual(expected);
      }),
      runs,
    );
  });
});

function ancestors(list: { id: number; parentId: number }[], id: number): number[] {
  const found: number[] = [];
  for (let up = list[id - 1]?.parentId; up; up = list[up - 1]?.parentId) found.push(up);
  return found;
}

describe('findTreePath', () => {
  it('gives the way to the first match', () => {
    const path = findTreePath(menus, ({ id }) => id === 3);
    expect(path.map(({ name }) => name)).toEqual(['System', 'Users', 'New user']);
    expect(path[0]).toBe(menus[0]);
    expect(findTreePath(menus, ({ id }) => id > 4)).toEqual([menus[1]]);
    expect(findTreePath(menus, () => false)).toEqual([]);
    expect(findTreePath([], () => true)).toEqual([]);
  });
});

it('a tree may be very deep', () => {
  const tree = listToTree(chain);
  const isLeaf = ({ id }: { id: number }) => id === DEPTH - 1;
  expect(treeToList(tree)).toHaveLength(DEPTH);
  expect(findTreePath(tree, isLeaf)).toHaveLength(DEPTH);
  expect(treeToList(filterTree(tree, isLeaf))).toHaveLength(DEPTH);
  expect(treeToList(mapTree(tree, ({ id }) => ({ id })))).toHaveLength(DEPTH);
});
