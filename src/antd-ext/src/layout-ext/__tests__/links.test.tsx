import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LayoutExt, type LayoutMenuItem } from '..';
import { createHistory, entry, menu, nav, show, side, windowOf } from './setup';

const createHref = (path: string) => `/app${path}`;

const linkOf = (item: HTMLElement) => item.querySelector('a');

/** Whether the browser is to follow the link of the last click; jsdom cannot. */
let followed: boolean | undefined;

function follow(event: Event) {
  followed = !event.defaultPrevented;
  event.preventDefault();
}

beforeEach(() => {
  followed = undefined;
  window.addEventListener('click', follow);
});

afterEach(() => window.removeEventListener('click', follow));

it('with createHref what leads to a page is a link, and what opens a window without it', () => {
  show({ history: { ...createHistory('/users'), createHref } });

  expect(linkOf(entry(nav(), 'Help'))).toHaveAttribute('href', '/app/help');
  expect(linkOf(entry(nav(), 'Shop'))).toBeNull();
  expect(linkOf(entry(side(), 'Users'))).toHaveAttribute('href', '/app/users');
  expect(linkOf(entry(side(), 'Manual'))).toHaveAttribute('href', 'https://example.com/');
  expect(linkOf(entry(side(), 'Log out'))).toBeNull();
  // The menu is one stop of the Tab key.
  expect(linkOf(entry(side(), 'Users'))).toHaveAttribute('tabindex', '-1');
});

it('without createHref nobody knows the address of a page', () => {
  show({ history: createHistory('/users') });
  expect(linkOf(entry(side(), 'Users'))).toBeNull();
  expect(linkOf(entry(side(), 'Manual'))).not.toBeNull();
});

it('what is disabled, a script, and a label that is no text are no links', () => {
  const items: LayoutMenuItem[] = [
    { key: '/a', label: 'A', disabled: true },
    { key: 'b', label: 'B', path: 'javascript:alert(1)', navigationMode: 'open' },
    { key: '/c', label: <b>C</b> },
    { key: '/4', label: 4 },
  ];
  show({
    menu: [{ key: 'root', children: items }],
    history: { ...createHistory('/'), createHref },
  });
  expect([...(side()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '4',
  ]);
});

it('a plain click is the menu’s, one with a key is the browser’s', () => {
  const history = { ...createHistory('/users'), createHref };
  const onSelect = vi.fn();
  show({ history, onSelect, menu: menu.slice(0, 1) });
  const orders = linkOf(entry(side(), 'Orders')) as HTMLElement;

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    fireEvent.click(orders, { [key]: true });
    expect([key, followed]).toEqual([key, true]);
  }
  expect(history.push).not.toHaveBeenCalled();
  expect(onSelect).not.toHaveBeenCalled();

  fireEvent.click(orders);
  expect(followed).toBe(false);
  expect(history.push.mock.calls).toEqual([['/orders']]);
  expect(onSelect).toHaveBeenCalledOnce();
});

it('a click with a key is the browser’s in the document of another window as well', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('jsdom gives a frame no document');
  const history = { ...createHistory('/users'), createHref };
  render(<LayoutExt menu={menu.slice(0, 1)} history={history} />, {
    container: contentDocument.body.appendChild(contentDocument.createElement('div')),
  });
  const orders = within(contentDocument.body).getByRole('link', { name: 'Orders' });
  contentDocument.defaultView?.addEventListener('click', follow);

  fireEvent.click(orders, { ctrlKey: true });
  expect(followed).toBe(true);
  expect(history.push).not.toHaveBeenCalled();
  frame.remove();
});

it('Enter picks an item once, and the browser makes no click of it, neither on the link nor in a dialog', () => {
  const history = { ...createHistory('/help'), createHref };
  const onSelect = vi.fn();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  show({ history, onSelect, menu: menu.slice(1, 2) });
  // Without the code antd does not know the key; a browser clicks what has the focus then, unless it is prevented.
  const enter = (name: string, held = {}) =>
    fireEvent.keyDown(linkOf(entry(side(), name)) ?? entry(side(), name), {
      key: 'Enter',
      keyCode: 13,
      ...held,
    });

  expect(enter('Users')).toBe(false);
  expect(history.push.mock.calls).toEqual([['/users']]);
  expect(enter('Manual')).toBe(false);
  expect(open).toHaveBeenCalledOnce();
  expect(enter('Log out')).toBe(false);
  expect(onSelect).toHaveBeenCalledTimes(3);

  expect(enter('Users', { ctrlKey: true })).toBe(true);
  expect(onSelect).toHaveBeenCalledTimes(3);
});

it('beside the link the whole item is the menu’s, whatever key is held', () => {
  const history = { ...createHistory('/users'), createHref };
  show({ history });
  fireEvent.click(entry(nav(), 'Help'), { ctrlKey: true });
  expect(history.push.mock.calls).toEqual([['/help']]);
});

it('a link of one’s own in a label is left to the browser as well', () => {
  const history = createHistory('/');
  const label = <a href="/app/own">Own</a>;
  show({ history, menu: [{ key: 'root', children: [{ key: '/own', label }] }] });
  const own = screen.getByRole('link', { name: 'Own' });

  fireEvent.click(own, { metaKey: true });
  expect(history.push).not.toHaveBeenCalled();
  fireEvent.click(own);
  expect(history.push.mock.calls).toEqual([['/own']]);
});

it('a router’s link in a label goes there by itself, once', () => {
  const history = createHistory('/');
  const onSelect = vi.fn();
  const label = (
    <a
      href="/own"
      onClick={(event) => {
        event.preventDefault();
        history.push('/own');
      }}
    >
      Own
    </a>
  );
  // Its location is that of the last render, as with the hooks of a router.
  const seen = { ...history, location: history.location };
  show({
    history: seen,
    onSelect,
    menu: [{ key: 'root', children: [{ key: '/own', label }] }],
  });
  fireEvent.click(screen.getByRole('link', { name: 'Own' }));
  expect(history.push.mock.calls).toEqual([['/own']]);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key: '/own', navigationMode: 'none' }),
  );
});

it('collapsed, the menu has no links, because antd shortens and explains texts only', () => {
  show({ history: { ...createHistory('/users'), createHref }, collapsible: true, collapsed: true });
  expect(side()?.querySelector('a')).toBeNull();
});

it('the drawer of a small screen stays while another tab is opened', () => {
  windowOf(390);
  const history = { ...createHistory('/orders'), createHref };
  show({ history, menu: menu.slice(0, 1) });
  const button = screen.getByRole('button', { name: '侧边菜单' });
  fireEvent.click(button);
  const orders = linkOf(entry(side(), 'Orders')) as HTMLElement;

  fireEvent.click(orders, { ctrlKey: true });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(orders);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
