import { render, screen } from '@testing-library/react';
import { InputNumber } from 'antd';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import {
  createUrlSync,
  ProSearchTable,
  type ProSearchTableAction,
  type ProSearchTableProps,
} from '..';
import { readUrl, writeUrl } from '../urlQuery';
import { activePage, click, field, requests, settle, type, type User, users } from './requests';

const SPEC = {
  names: ['name', 'role', 'age', 'ids'],
  textNames: ['name', 'role'],
  initialValues: { role: 'admin' },
  defaultSize: 10,
  sizes: [5, 10],
};

describe('a query in the address', () => {
  it.each([
    ['', { current: 1, size: 10, values: { role: 'admin' } }],
    ['name=Ada', { current: 1, size: 10, values: { role: 'admin', name: 'Ada' } }],
    ['current=3&size=5', { current: 3, size: 5, values: { role: 'admin' } }],
    ['role=', { current: 1, size: 10, values: { role: undefined } }],
    [
      'name=42&age=42&ids=%5B1%2C%22b%22%5D',
      { current: 1, size: 10, values: { role: 'admin', name: '42', age: 42, ids: [1, 'b'] } },
    ],
    [
      'name=a%26b%3Dc%23+%E4%B8%AD',
      { current: 1, size: 10, values: { role: 'admin', name: 'a&b=c# 中' } },
    ],
    ['age=%22true%22', { current: 1, size: 10, values: { role: 'admin', age: 'true' } }],
    ['age=%22%5C%22a%5C%22%22', { current: 1, size: 10, values: { role: 'admin', age: '"a"' } }],
  ])('%j is read and written alike', (search, query) => {
    expect(readUrl(`?${search}`, '', SPEC)).toEqual(query);
    expect(writeUrl('', query, '', SPEC)).toBe(search);
  });

  it.each([
    ['pages and sizes that are none', 'current=-1&size=7', {}],
    ['a size that cannot be chosen', 'size=1000000', {}],
    ['what is no number', 'current=x&size=x', {}],
    ['objects, as text', 'name={"a":1}', { name: '{"a":1}' }],
    ['lists of objects, as text', 'ids=[{"a":1}]', { ids: '[{"a":1}]' }],
    [
      'numbers of too many digits, as text',
      'age=12345678901234567890',
      { age: '12345678901234567890' },
    ],
    ['numbers without end, as text', 'age=1e999', { age: '1e999' }],
    ['names of others', '__proto__=x&other=y&sizes=5', {}],
  ])('is anybody’s: %s', (_, search, values) => {
    const read = readUrl(search, '', SPEC);
    expect(read).toEqual({ current: 1, size: 10, values: { role: 'admin', ...values } });
  });

  it('leaves the parameters of others, and those of other tables', () => {
    const query = { current: 2, size: 5, values: { name: 'Ada', role: 'admin' } };
    expect(writeUrl('?tab=api&name=x&b.name=y', query, 'b.', SPEC)).toBe(
      'tab=api&name=x&b.name=Ada&b.current=2&b.size=5',
    );
    expect(readUrl('?name=x&b.current=2', 'b.', SPEC)).toMatchObject({
      current: 2,
      values: { role: 'admin' },
    });
  });

  it('says which values it cannot hold', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const query = { current: 1, size: 10, values: { role: 'admin', age: new Date(0) } };
    expect(writeUrl('', query, '', SPEC)).toBe('');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('cannot write the value of the field age into the address'),
    );
  });
});

describe('urlSync of ProSearchTable', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  const action = createRef<ProSearchTableAction>();

  /** Back or forward, to an address. */
  const go = (address: string) =>
    settle(() => {
      window.history.replaceState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  function show(props: Partial<ProSearchTableProps<User>> = {}) {
    const helpers = requests();
    const table = (more: Partial<ProSearchTableProps<User>>) => (
      <ProSearchTable
        rowKey="id"
        columns={[{ title: 'Name', dataIndex: 'name' }]}
        searchFields={['name', 'a', 'b', 'c'].map((name) => ({
          name,
          label: name,
          initialValue: name === 'a' ? 'A' : undefined,
        }))}
        request={helpers.request}
        urlSync={createUrlSync()}
        actionRef={action}
        {...more}
      />
    );
    const { rerender, unmount } = render(table(props));
    return { ...helpers, unmount, update: (more: typeof props) => rerender(table(more)) };
  }

  it('asks also where the address cannot be written, as in a browser that has had enough', async () => {
    const refused = new Error('more than 100 times per 30 seconds');
    const { asked, answer, update } = show();
    await answer({ records: users(1), total: 40 });
    const replace = () => {
      throw refused;
    };
    update({ urlSync: createUrlSync({ replace }) });
    type('name', 'Ada');
    expect(await failuresOf(() => click('查 询'))).toEqual([refused]);
    expect(asked()).toHaveLength(2);
  });

  it('asks at first for what the address says, with one request, and shows it', async () => {
    window.history.replaceState(null, '', '/?name=Ada&current=3&c=1#here');
    const { asked, answer } = show();
    expect(asked()).toEqual([{ name: 'Ada', a: 'A', c: '1', current: 3, size: 10 }]);
    await answer({ records: users(1), total: 40 });
    expect(activePage()).toBe('3');
    expect([field('name').value, field('a').value, field('c').value]).toEqual(['Ada', 'A', '1']);
    // The last field would be collapsed, but it says what is shown.
    expect(screen.getByRole('button', { name: '收起' })).toBeInTheDocument();

    // A reset is one to the values of the fields, not of the address.
    await click('重 置');
    expect(asked().at(-1)).toEqual({ a: 'A', current: 1, size: 10 });
    expect([field('name').value, field('a').value]).toEqual(['', 'A']);
    expect(window.location.href).toMatch(/\/#here$/);
  });

  it('shows the fields that the address names, however many are to be collapsed', async () => {
    window.history.replaceState(null, '', '/?a=K%C3%B6ln');
    const { asked } = show({ search: { collapseCount: 1 } });
    await settle();
    expect(screen.getByRole('textbox', { name: 'a' })).toHaveValue('Köln');
    expect(screen.getByRole('button', { name: '收起' })).toBeInTheDocument();
    expect(asked()).toEqual([{ a: 'Köln', current: 1, size: 10 }]);
  });

  it('writes what is asked for, without a step in the history, and keeps the state of a router', async () => {
    window.history.replaceState({ idx: 4 }, '', '/users?tab=1#top');
    const steps = window.history.length;
    const { asked, answer } = show();
    await answer({ records: users(1), total: 90 });
    type('name', 'Ada');
    type('a', '');
    expect(window.location.search).toBe('?tab=1');
    await click('查 询');
    expect(window.location.search).toBe('?tab=1&name=Ada&a=');
    await answer({ records: users(1), total: 90 });
    await settle(() => action.current?.setPage(2, 5));
    expect(window.location.href).toContain('/users?tab=1&name=Ada&a=&current=2&size=5#top');
    expect([window.history.length, window.history.state]).toEqual([steps, { idx: 4 }]);
    expect(asked()).toHaveLength(3);
  });

  it('follows back and forward, if they say something else', async () => {
    const { asked, answer, unmount } = show();
    await answer({ records: users(1), total: 90 });
    await go('/#anchor');
    expect(asked()).toHaveLength(1);
    await go('/?name=Ada&current=2');
    expect(asked().slice(1)).toEqual([{ name: 'Ada', a: 'A', current: 2, size: 10 }]);
    expect(field('name').value).toBe('Ada');
    await go('/?name=Grace&current=2');
    expect(asked().slice(2)).toEqual([{ name: 'Grace', a: 'A', current: 2, size: 10 }]);
    await go('/');
    expect(asked().slice(3)).toEqual([{ a: 'A', current: 1, size: 10 }]);
    expect(field('name').value).toBe('');

    // What was emptied is nothing, as what never was.
    type('name', 'x');
    type('name', '');
    await click('查 询');
    expect(asked()).toHaveLength(5);
    await go('/#anchor');
    expect(asked()).toHaveLength(5);
    unmount();
    await go('/?current=5');
    expect(asked()).toHaveLength(5);
  });

  it('takes text for text, and any other control for what it can hold', async () => {
    window.history.replaceState(null, '', '/?name=34&role=true&status=1&kind=2&age=7');
    const { asked, answer } = show({
      searchFields: [
        { name: 'name', label: 'name' },
        { name: 'role', dataMap: { true: 'Admin', false: 'Guest' } },
        { name: 'status', dataMap: { 1: 'Active' }, dataMapValueType: 'number' },
        { name: 'kind', dataMap: new Map([[2, 'Second']]) },
        { name: 'age', render: () => <InputNumber /> },
      ],
    });
    expect(asked()).toEqual([
      { name: '34', role: 'true', status: 1, kind: 2, age: 7, current: 1, size: 10 },
    ]);
    await answer({ records: users(1), total: 1 });
    for (const label of ['Admin', 'Active', 'Second']) {
      expect(screen.getByText(label)).toBeInTheDocument();
    }
    type('name', '0012');
    await click('查 询');
    expect(window.location.search).toBe('?name=0012&role=true&status=1&kind=2&age=7');
  });

  it('keeps out of the address of another page, while a router still loads that one', async () => {
    window.history.replaceState(null, '', '/orders');
    const { asked, answer } = show();
    await answer({ records: users(1), total: 90 });
    await go('/users?current=7&name=Ada');
    expect(asked()).toHaveLength(1);
    expect(field('name').value).toBe('');
    await settle(() => action.current?.setPage(2));
    expect(window.location.href).toMatch(/\/users\?current=7&name=Ada$/);
    // It was not left after all.
    await go('/orders?current=4');
    expect(asked().at(-1)).toMatchObject({ current: 4 });
    await settle(() => action.current?.setPage(5));
    expect(window.location.href).toMatch(/\/orders\?current=5$/);
  });

  it('goes with a table that stays when somebody goes back to the same page for something else', async () => {
    window.history.replaceState(null, '', '/teams/2');
    const urlSync = createUrlSync();
    const { asked, answer, update } = show({ urlSync, params: { team: 2 } });
    await answer({ records: users(1), total: 90 });
    await go('/teams/1?current=2');
    update({ urlSync, params: { team: 1 } });
    await answer({ records: users(1), total: 90 });
    expect(asked().at(-1)).toMatchObject({ team: 1, current: 1 });
    expect(window.location.href).toMatch(/\/teams\/1$/);
    await settle(() => action.current?.setPage(4));
    expect(window.location.href).toMatch(/\/teams\/1\?current=4$/);
  });

  it('tells fields that come later what the address says, and asks for it', async () => {
    window.history.replaceState(null, '', '/?name=Ada&current=2');
    const { asked, answer, update } = show({ searchFields: [] });
    await answer({ records: users(1), total: 90 });
    expect(asked()).toEqual([{ current: 2, size: 10 }]);
    update({});
    await settle();
    expect([field('name').value, field('a').value]).toEqual(['Ada', 'A']);
    expect(asked().slice(1)).toEqual([{ name: 'Ada', a: 'A', current: 2, size: 10 }]);
    expect(window.location.search).toBe('?name=Ada&current=2');
  });

  it('says on which page the rows are when the server has put another in its place', async () => {
    window.history.replaceState(null, '', '/?current=9');
    const { answer } = show();
    await answer({ records: users(1), total: 90, current: 3 });
    expect(window.location.search).toBe('?current=3');
  });

  it('says of how many rows the pages are when the server has decided on another number', async () => {
    const { answer } = show();
    expect(window.location.search).toBe('');
    await answer({ records: users(1), total: 90, size: 5 });
    expect(window.location.search).toBe('?size=5');
  });

  it('knows no pages where the table has none', async () => {
    window.history.replaceState(null, '', '/?name=Ada&current=3');
    const { asked } = show({ pagination: false });
    await settle();
    expect(asked()).toEqual([{ name: 'Ada', a: 'A', current: 1, size: 10 }]);
  });

  it('stands in the hash where the router has its addresses there', async () => {
    window.history.replaceState(null, '', '/app#/users?name=Ada');
    const inHash = () =>
      createUrlSync({
        getLocation: () => new URL(window.location.hash.slice(1), window.location.origin),
        replace: (search) => {
          const [path] = window.location.hash.split('?');
          window.history.replaceState(null, '', `${path}${search}`);
        },
      });
    const { asked, answer } = show({ urlSync: inHash() });
    expect(asked()).toMatchObject([{ name: 'Ada', current: 1 }]);
    await answer({ records: users(1), total: 90 });
    await settle(() => action.current?.setPage(2));
    expect(window.location.href).toMatch(/\/app#\/users\?name=Ada&current=2$/);
    // Another page begins again.
    await go('/app#/roles');
    await settle(() => action.current?.reload());
    expect(window.location.hash).toBe('#/roles');
  });

  it('goes with a page that gets another path', async () => {
    window.history.replaceState(null, '', '/users/5');
    const { asked, answer } = show();
    await answer({ records: users(1), total: 90 });
    window.history.pushState(null, '', '/users');
    await settle(() => action.current?.setPage(2));
    window.history.pushState(null, '', '/users/6?current=2');
    await go('/users?current=3');
    expect(asked().at(-1)).toMatchObject({ current: 3 });
  });

  it('may be another one at any time, which writes nothing by itself', async () => {
    window.history.replaceState(null, '', '/users');
    const { answer, update } = show();
    await answer({ records: users(1), total: 90 });
    await settle(() => action.current?.setPage(3));
    expect(window.location.search).toBe('?current=3');

    window.history.pushState(null, '', '/orders');
    update({ urlSync: createUrlSync() });
    await settle();
    expect(window.location.href).toMatch(/\/orders$/);
  });

  it('goes through a router', async () => {
    window.history.replaceState(null, '', '/users?tab=1#top');
    const replace = vi.fn();
    let tell = () => {};
    const stop = vi.fn();
    const listen = (onChange: () => void) => {
      tell = onChange;
      return stop;
    };
    const { asked, answer, unmount } = show({
      urlSync: createUrlSync({ replace, listen }),
    });
    await answer({ records: users(1), total: 90 });
    await settle(() => action.current?.setPage(2));
    expect(replace.mock.calls).toEqual([['?tab=1&current=2']]);
    expect(window.location.search).toBe('?tab=1');
    await settle(() => {
      window.history.replaceState(null, '', '/users');
      tell();
    });
    expect(asked().at(-1)).toMatchObject({ current: 1 });
    await go('/users?current=3');
    expect(asked()).toHaveLength(3);
    await settle(() => action.current?.setPage(1));
    expect(replace).toHaveBeenLastCalledWith('');
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('leaves an address alone that says it already, and hidden fields that are as at first', async () => {
    window.history.replaceState(null, '', '/?name=%41da');
    const replace = vi.spyOn(window.history, 'replaceState');
    show();
    await settle();
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '展开' })).toBeInTheDocument();
  });

  it('tells nobody who has left', () => {
    const onReturn = vi.fn();
    const leave = createUrlSync().subscribe(onReturn);
    window.dispatchEvent(new PopStateEvent('popstate'));
    leave?.();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(onReturn).toHaveBeenCalledOnce();
  });

  it('fills the form with manualRequest, too, and asks when it is told to', async () => {
    window.history.replaceState(null, '', '/?name=Ada&current=2');
    const { asked } = show({ manualRequest: true });
    await settle();
    expect(asked()).toEqual([]);
    expect(field('name').value).toBe('Ada');
    await settle(() => action.current?.reload());
    expect(asked()).toEqual([{ name: 'Ada', a: 'A', current: 2, size: 10 }]);
  });
});
