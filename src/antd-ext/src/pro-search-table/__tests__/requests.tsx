import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import {
  type ProSearchColumn,
  type ProSearchContext,
  type ProSearchPage,
  type ProSearchParams,
  ProSearchTable,
  type ProSearchTableProps,
} from '..';

export interface User {
  id: number;
  name: string;
}

export const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'Name', dataIndex: 'name', search: true },
  { title: 'Id', dataIndex: 'id' },
];

/** A table of users, who can be searched by name. */
export const UserTable = (props: Partial<ProSearchTableProps<User>>) => (
  <ProSearchTable rowKey="id" columns={COLUMNS} {...props} />
);

/** Users with these numbers. */
export const users = (...ids: number[]): User[] => ids.map((id) => ({ id, name: `User ${id}` }));

/** One turn of the event loop, in which all promises that wait for nothing else are done. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Does something, and lets React and the promises come to rest. */
export const settle = (what: () => void = () => {}) =>
  act(async () => {
    what();
    await turn();
    // antd shows its loading indicator a turn later than it is told.
    await turn();
  });

/** A request that a test settles by hand, each call by its number. */
export function requests() {
  const sent: {
    params: ProSearchParams;
    context: ProSearchContext<User>;
    resolve: (answer: ProSearchPage<User>) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  const request = vi.fn(
    (params: ProSearchParams, context: ProSearchContext<User>) =>
      new Promise<ProSearchPage<User>>((resolve, reject) => {
        sent.push({ params, context, resolve, reject });
      }),
  );
  const at = (index: number) => {
    const call = sent.at(index);
    if (!call) throw new Error(`There is no request ${index}`);
    return call;
  };
  return {
    request,
    /** A call; -1 is the newest. */
    at,
    /** What was asked for, one after the other. */
    asked: () => sent.map(({ params }) => params),
    /** Responds with anything, as a server could. */
    answer: (answer: unknown, index = -1) =>
      settle(() => at(index).resolve(answer as ProSearchPage<User>)),
    fail: (reason: unknown, index = -1) => settle(() => at(index).reject(reason)),
  };
}

/** What stands in the first cell of each row. */
export const rows = () =>
  [...document.querySelectorAll('tr.ant-table-row')].map(
    (row) => row.querySelector('td')?.textContent,
  );

export const isLoading = () => document.querySelector('.ant-spin-spinning') !== null;
export const hasSkeleton = () => document.querySelector('.ant-skeleton') !== null;
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const click = (name: string | RegExp) =>
  settle(() => fireEvent.click(screen.getByRole('button', { name })));
export const activePage = () =>
  document.querySelector('.ant-pagination-item-active')?.textContent ?? undefined;
/** Goes to a page by the pagination. */
export const goTo = (page: number) =>
  settle(() => fireEvent.click(screen.getByTitle(String(page))));
