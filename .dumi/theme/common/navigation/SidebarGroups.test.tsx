import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { EnglishPage } from '../../runtime/fixture';
import { SidebarGroups } from './SidebarGroups';

let pathname = '/guide/a';

type Groups = ComponentProps<typeof SidebarGroups>['groups'];

const page = (name: string, state: { tag?: string; status?: string } = {}) => ({
  title: name,
  link: `/guide/${name}`,
  ...state,
});

function show(groups: unknown): void {
  render(
    <EnglishPage at={pathname}>
      <SidebarGroups groups={groups as Groups} />
    </EnglishPage>,
  );
}

beforeEach(() => {
  localStorage.clear();
  pathname = '/guide/a';
});

it('shows each group with its pages and their state', () => {
  show([
    {
      title: 'Tools',
      children: [
        page('a', { tag: 'new' }),
        page('b', { tag: 'deprecated' }),
        page('c', { status: 'planned' }),
        page('d', { tag: 'something' }),
      ],
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Tools' })).toBeVisible();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['aNew', 'bDeprecated', 'cPlanned', 'd']);
  expect(screen.getByRole('link', { name: /^a/ })).toHaveAttribute('aria-current', 'page');
});

it('leaves an empty group out, and names what has no title', () => {
  show([
    { title: 'Empty', children: [] },
    { children: [{ ...page('untitled'), title: undefined }] },
  ]);
  expect(screen.queryByText('Empty')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'untitled' })).toBeVisible();
});

it('remembers a closed group, and opens it for another of its pages', () => {
  const groups = [{ title: 'Tools', children: [page('a'), page('b')] }];
  const isOpen = () => screen.getByRole('group').hasAttribute('open');
  show(groups);
  expect(isOpen()).toBe(true);
  fireEvent.click(screen.getByRole('heading', { name: 'Tools' }));
  document.body.replaceChildren();

  show(groups);
  expect(isOpen()).toBe(false);
  document.body.replaceChildren();

  pathname = '/guide/b';
  show(groups);
  expect(isOpen()).toBe(true);
});

it('shows everything where the stored state cannot be read', () => {
  localStorage.setItem('mtools:sidebar-closed', 'not JSON');
  show([{ title: 'Tools', children: [page('a')] }]);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});
