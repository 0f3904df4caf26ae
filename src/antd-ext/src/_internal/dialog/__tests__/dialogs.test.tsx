import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Button, Form, Menu } from 'antd';
import enUS from 'antd/locale/en_US';
import {
  Activity,
  createElement,
  type FormEvent,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  StrictMode,
  Suspense,
  useState,
  version,
} from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ButtonExt, type ButtonExtProps } from '../../../button-ext';
import { deferred } from '../../../button-ext/__tests__/deferred';
import { ConfigProviderExt } from '../../../config-provider-ext';
import { PENDING_WARNING_MS } from '../../../constants';
import { DrawerExt } from '../../../drawer-ext';
import { ModalExt } from '../../../modal-ext';
import { failuresOf } from '../../__tests__/failures';
import { variableClass } from '../../__tests__/variableClass';
import type { DialogActionProps } from '../types';

// What both components promise alike is tested on both.
const COMPONENTS = [
  { name: 'ModalExt', Dialog: ModalExt, mask: '.ant-modal-wrap' },
  { name: 'DrawerExt', Dialog: DrawerExt, mask: '.ant-drawer-mask' },
];

const STILL = { token: { motion: false } };

const page = (content: ReactNode, locale?: typeof enUS) => (
  <StrictMode>
    <ConfigProviderExt theme={STILL} locale={locale ?? enUS}>
      {content}
    </ConfigProviderExt>
  </StrictMode>
);

/** The dialog, if it is open. A drawer stays in the document, hidden by a stylesheet which jsdom does not read. */
const dialog = () =>
  document.querySelector('.ant-drawer-content-wrapper-hidden')
    ? null
    : screen.queryByRole('dialog');
const button = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).getByRole('button', { name });
const click = (node: Element) => act(async () => fireEvent.click(node));
/** Something that is not there yet. */
function Wait({ for: promise }: { for: Promise<void> | undefined }) {
  if (promise) throw promise;
  return null;
}

const ok = () => click(button(/OK$/));

const keyOf = (text: string) => variableClass(button(text));

afterEach(() => {
  vi.useRealTimers();
});

interface OneStateProps {
  Dialog: (typeof COMPONENTS)[number]['Dialog'];
  saving: Promise<void>;
}

/** Keeps whether it is open together with what else it knows. */
function OneState({ Dialog, saving }: OneStateProps) {
  const [state, setState] = useState({ open: true, saved: false });
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <Dialog
        open={state.open}
        onOpenChange={(open) => setState({ ...state, open })}
        onOk={() => {
          setState({ ...state, saved: true });
          return saving;
        }}
      />
    </>
  );
}

interface FromButtonProps {
  Dialog: (typeof COMPONENTS)[number]['Dialog'];
  tag?: string;
  props?: HTMLAttributes<HTMLElement> & { href?: string };
}

/** Opened by a button, or by its replacement, and by any key in the field. */
function FromButton({ Dialog, tag = 'button', props }: FromButtonProps) {
  const [open, setOpen] = useState(false);
  const show = () => flushSync(() => setOpen(true));
  return (
    <>
      <input onKeyDown={show} />
      {createElement(tag, { ...props, onClick: show }, <b>Edit</b>)}
      <Dialog open={open} onOpenChange={setOpen} />
    </>
  );
}

function FromMenu({ Dialog }: { Dialog: (typeof COMPONENTS)[number]['Dialog'] }) {
  const [open, setOpen] = useState(false);
  const onClick = () => flushSync(() => setOpen(true));
  return (
    <>
      <Menu items={[{ key: 'edit', label: 'Edit', onClick }]} />
      <Dialog open={open} />
    </>
  );
}

describe.each(COMPONENTS)('$name', ({ name, Dialog, mask }) => {
  /** Every way to close it without OK. */
  const waysOut: [string, () => Promise<unknown>][] = [
    ['Cancel', () => click(button('Cancel'))],
    ['the close icon', () => click(button('Close'))],
    [
      'the mask',
      async () => {
        const node = document.querySelector(mask);
        if (!node) throw new Error('There is no mask');
        fireEvent.mouseDown(node);
        await click(node);
      },
    ],
    ['Esc', () => act(async () => fireEvent.keyDown(window, { key: 'Escape' }))],
  ];

  const openIt = async (props: DialogActionProps) => {
    const view = render(
      page(
        <Dialog title="User" trigger={<Button>Edit</Button>} {...props}>
          Content
        </Dialog>,
      ),
    );
    expect(dialog()).toBeNull();
    await click(screen.getByRole('button', { name: 'Edit' }));
    return view;
  };

  it('is opened by its trigger and closed by OK, with the words of the language', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = await openIt({ onOpenChange });
    expect(dialog()).toHaveAccessibleName('User');
    rerender(page(<Dialog defaultOpen>Content</Dialog>, undefined));
    expect(button('OK')).toHaveClass('ant-btn-primary');
    await ok();
    expect(dialog()).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[true]]);
  });

  // In development React 18 calls handlers in an event of its own, which only jsdom takes for the current one.
  it.skipIf(version.startsWith('18.'))(
    'is not pressed by the Enter that picked it from a menu',
    () => {
      render(page(<FromMenu Dialog={Dialog} />));
      const item = screen.getByRole('menuitem', { name: 'Edit' });
      // `fireEvent` tells whether the browser would go on to click what has the focus now.
      expect(fireEvent.keyDown(item, { key: 'Enter', keyCode: 13 })).toBe(false);
      expect(dialog()).not.toBeNull();
      expect(fireEvent.keyDown(button('Cancel'), { key: 'Enter', keyCode: 13 })).toBe(true);
    },
  );

  // `fireEvent` clicks as Safari does: a button gets no focus by it.
  it.skipIf(version.startsWith('18.')).each([
    { tag: 'button', role: 'button' },
    { tag: 'a', role: 'link', props: { href: '#' } },
    { tag: 'div', role: 'button', props: { role: 'button', tabIndex: 0 } },
  ])(
    'gives the focus to what was clicked, if it was nowhere: $tag',
    async ({ tag, role, props }) => {
      render(page(<FromButton Dialog={Dialog} tag={tag} props={props} />));
      const trigger = screen.getByRole(role, { name: 'Edit' });
      await click(screen.getByText('Edit'));
      await vi.waitFor(() => expect(trigger).not.toHaveFocus());
      expect(document.body).not.toHaveFocus();
      await ok();
      expect(trigger).toHaveFocus();
    },
  );

  it.each(['Enter', ' '])(
    'does nothing more for a held key that moved the focus: %j',
    async (key) => {
      const [onOpenChange, onOk] = [vi.fn(), vi.fn()];
      await openIt({ onOpenChange, onOk });
      const trigger = screen.getByText('Edit').closest('button');
      if (!trigger) throw new Error('There is no trigger');
      // Whether a repeat would press the button.
      const repeats = (node: Element) => fireEvent.keyDown(node, { key, repeat: true });
      expect([button('OK'), button('Cancel'), button('Close'), trigger].map(repeats)).toEqual([
        false,
        false,
        false,
        false,
      ]);
      fireEvent.keyUp(button('Close'), { key });

      expect(fireEvent.keyDown(button('OK'), { key })).toBe(true);
      // Also while it waits, or when it stays open.
      expect(repeats(button('OK'))).toBe(false);
      await ok();
      expect(dialog()).toBeNull();
      expect(repeats(document.body)).toBe(false);
      fireEvent.keyUp(trigger, { key });
      expect(repeats(document.body)).toBe(true);
      expect(repeats(trigger)).toBe(false);
    },
  );

  it('leaves alone any other key that opened it', () => {
    render(page(<FromButton Dialog={Dialog} />));
    const field = screen.getByRole('textbox');
    expect(fireEvent.keyDown(field, { key: 'a', keyCode: 65 })).toBe(true);
    expect(dialog()).not.toBeNull();
  });

  it('gives the focus to none of its buttons', async () => {
    render(page(<Dialog open />));
    await vi.waitFor(() => expect(document.body).not.toHaveFocus());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(button('Cancel')).not.toHaveFocus();
    expect(button('OK')).not.toHaveFocus();
  });

  it('gives the focus back to the field that a click left it in', async () => {
    render(page(<FromButton Dialog={Dialog} />));
    const field = screen.getByRole('textbox');
    field.focus();
    await click(screen.getByText('Edit'));
    await vi.waitFor(() => expect(field).not.toHaveFocus());
    await ok();
    expect(field).toHaveFocus();
  });

  it('is not opened by a trigger that prevents it', async () => {
    const refuse = vi.fn((event: MouseEvent) => event.preventDefault());
    render(page(<Dialog trigger={<Button onClick={refuse}>Edit</Button>}>Content</Dialog>));
    await click(screen.getByRole('button', { name: 'Edit' }));
    expect(refuse).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });

  it('is opened at once by a trigger that nobody told to wait', async () => {
    const load = vi.fn(() => new Promise(() => {}));
    render(page(<Dialog trigger={<Button onClick={load}>Edit</Button>}>Content</Dialog>));
    await click(screen.getByRole('button', { name: 'Edit' }));
    expect(load).toHaveBeenCalledOnce();
    expect(dialog()).not.toBeNull();
  });

  describe('with a ButtonExt that waits for its handler as the trigger', () => {
    const edit = () => screen.getByRole('button', { name: /Edit$/ });
    const openBy = async (props: ButtonExtProps) => {
      const trigger = (
        <ButtonExt isAsyncClick {...props}>
          Edit
        </ButtonExt>
      );
      render(page(<Dialog trigger={trigger}>Content</Dialog>));
      await click(edit());
    };

    it('is opened when that is done', async () => {
      const { promise, resolve } = deferred();
      await openBy({ onClick: () => promise });
      expect(edit()).toHaveAttribute('aria-busy', 'true');
      expect(dialog()).toBeNull();
      await act(async () => resolve());
      expect(dialog()).not.toBeNull();
    });

    it('stays closed when that fails, or prevents it meanwhile', async () => {
      const { promise, reject } = deferred();
      const error = new Error('No such user');
      const onAsyncError = vi.fn();
      const onClick = vi.fn(async (event: MouseEvent) => event.preventDefault());
      onClick.mockReturnValueOnce(promise);
      await openBy({ onClick, onAsyncError });
      await act(async () => reject(error));
      expect(onAsyncError).toHaveBeenCalledExactlyOnceWith(error, expect.anything());
      expect(edit()).not.toHaveAttribute('aria-busy');
      await click(edit());
      expect(onClick).toHaveBeenCalledTimes(2);
      expect(dialog()).toBeNull();
    });
  });

  it('says 确定 and 取消 without a language', async () => {
    render(
      <ConfigProviderExt theme={STILL}>
        <Dialog defaultOpen>Content</Dialog>
      </ConfigProviderExt>,
    );
    expect(button('确 定')).toHaveClass('ant-btn-primary');
    expect(button('取 消')).not.toHaveClass('ant-btn-primary');
  });

  it.each(waysOut)('is closed by %s, which calls onCancel once', async (_, leave) => {
    const onCancel = vi.fn();
    const onOpenChange = vi.fn();
    const onOk = vi.fn();
    await openIt({ onCancel, onOpenChange, onOk });
    await leave();
    expect(dialog()).toBeNull();
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
    expect(onOk).not.toHaveBeenCalled();
  });

  it('waits for the promise of onOk, and meanwhile nothing closes it', async () => {
    const saving = deferred();
    const onOk = vi.fn(() => saving.promise);
    const onCancel = vi.fn();
    await openIt({ onOk, onCancel });
    const node = button('OK');
    // Twice in one task, before the next render.
    await act(async () => {
      node.click();
      node.click();
    });
    expect(node).toHaveAttribute('aria-busy', 'true');
    expect(button('Cancel')).toBeDisabled();
    for (const [, leave] of waysOut) await leave();
    await ok();
    expect(onOk).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
    expect(dialog()).not.toBeNull();

    await act(async () => saving.resolve());
    expect(dialog()).toBeNull();
  });

  it('stays open when the promise rejects, and can be tried again', async () => {
    const onAsyncError = vi.fn();
    const saving = deferred();
    const onOk = vi.fn<() => Promise<void>>().mockReturnValueOnce(saving.promise);
    onOk.mockResolvedValueOnce();
    await openIt({ onOk, okButtonProps: { onAsyncError } });
    await ok();
    await act(async () => saving.reject('offline'));
    expect(onAsyncError.mock.calls[0]?.[0]).toBe('offline');
    expect(button('OK')).not.toHaveAttribute('aria-busy');
    expect(button('Cancel')).toBeEnabled();

    await ok();
    expect(onOk).toHaveBeenCalledTimes(2);
    expect(dialog()).toBeNull();
  });

  it('reports a rejection that nobody handles', async () => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    const failure = new Error('offline');
    await openIt({ onOk: () => Promise.reject(failure) });
    await ok();
    await vi.waitFor(() => expect(rejected.mock.calls[0]?.[0]).toBe(failure));
    process.off('unhandledRejection', rejected);
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['resolves with false', () => Promise.resolve(false)],
    ['returns false', () => false],
  ])('stays open when onOk %s', async (_, onOk) => {
    await openIt({ onOk });
    await ok();
    expect(dialog()).not.toBeNull();
    expect(button('OK')).not.toHaveAttribute('aria-busy');
  });

  it('controlled: is as open says, and asks to be closed', async () => {
    const onOpenChange = vi.fn();
    const view = (open: boolean) => page(<Dialog open={open} onOpenChange={onOpenChange} />);
    const { rerender } = render(view(true));
    await ok();
    expect(dialog()).not.toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    rerender(view(false));
    expect(dialog()).toBeNull();
  });

  it('closed by an onOk that took its time, tells the parent of now', async () => {
    const saving = deferred();
    render(page(<OneState Dialog={Dialog} saving={saving.promise} />));
    await ok();
    await act(async () => saving.resolve());
    expect(screen.getByText('{"open":false,"saved":true}')).toBeInTheDocument();
  });

  it('closed from outside while it waits: is ready when opened again, and not closed by the old promise', async () => {
    const saving = deferred();
    const onOpenChange = vi.fn();
    const view = (open: boolean) =>
      page(<Dialog open={open} onOpenChange={onOpenChange} onOk={() => saving.promise} />);
    const { rerender } = render(view(true));
    await ok();
    rerender(view(false));
    rerender(view(true));
    expect(button('OK')).not.toHaveAttribute('aria-busy');
    await act(async () => saving.resolve());
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  // Before the next one, for such a warning is spoken once.
  it.each([
    ['is fulfilled', () => Promise.resolve(false)],
    ['is rejected', () => Promise.reject('offline')],
  ])('warns of no promise that %s', async (_, onOk) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openIt({ onOk, okButtonProps: { onAsyncError: () => {} } });
    vi.useFakeTimers();
    await ok();
    act(() => vi.advanceTimersByTime(PENDING_WARNING_MS));
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns of a promise that never settles', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openIt({ onOk: () => new Promise(() => {}) });
    vi.useFakeTimers();
    await ok();
    act(() => vi.advanceTimersByTime(PENDING_WARNING_MS - 1));
    expect(warn).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`onOk of ${name}`));
  });

  it('confirmLoading blocks it as well', async () => {
    const onOk = vi.fn();
    const onCancel = vi.fn();
    render(page(<Dialog defaultOpen confirmLoading {...{ onOk, onCancel }} />));
    expect(button(/OK$/)).toHaveAttribute('aria-busy', 'true');
    for (const [, leave] of waysOut) await leave();
    await ok();
    expect(onOk).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(dialog()).not.toBeNull();
  });

  it('passes props to its buttons, which are ButtonExt', async () => {
    const okClick = vi.fn();
    const cancelClick = vi.fn();
    await openIt({
      okText: 'Save',
      cancelText: 'Discard',
      okButtonProps: { danger: true, onClick: okClick, theme: 'zeus' },
      cancelButtonProps: { disabled: true, onClick: cancelClick },
      onOk: () => false,
    });
    expect(button('Save')).toHaveClass('ant-btn-dangerous', 'ant-ext-button');
    expect(button('Discard')).toBeDisabled();
    await click(button('Save'));
    expect(okClick).toHaveBeenCalledTimes(1);
  });

  it('calls the handler of its Cancel, and is closed', async () => {
    const onClick = vi.fn();
    await openIt({ cancelButtonProps: { onClick } });
    await click(button('Cancel'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });

  it('does not ask its OK for a promise', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openIt({ okButtonProps: { isAsyncClick: true } });
    await ok();
    expect(dialog()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('works in a form that is disabled', async () => {
    render(
      page(
        <Form disabled>
          <Dialog defaultOpen />
        </Form>,
      ),
    );
    expect(button('Cancel')).toBeEnabled();
    await ok();
    expect(dialog()).toBeNull();
  });

  it('shows that its OK is busy when it is told so', () => {
    const view = (loading: boolean) => page(<Dialog open okButtonProps={{ loading }} />);
    const { rerender } = render(view(false));
    expect(button('OK')).not.toHaveAttribute('aria-busy');
    rerender(view(true));
    expect(button(/OK$/)).toHaveAttribute('aria-busy', 'true');
  });

  it('with isAsyncClick false does not wait', async () => {
    await openIt({
      onOk: () => new Promise(() => {}),
      okButtonProps: { isAsyncClick: false },
    });
    await ok();
    expect(dialog()).toBeNull();
  });

  it('leaves closing to the form which its OK sends', async () => {
    const onFinish = vi.fn();
    await openIt({ okButtonProps: { htmlType: 'submit', form: 'user' } });
    render(<Form id="user" onFinish={onFinish} />);
    expect(button('OK')).toHaveAttribute('type', 'submit');
    await ok();
    expect(dialog()).not.toBeNull();
  });

  it('closed by onOk, does not send its form again while it fades out', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      page(
        <Dialog defaultOpen onOk={() => {}} okButtonProps={{ htmlType: 'submit', form: 'user' }}>
          <form id="user" onSubmit={onSubmit} />
        </Dialog>,
      ),
    );
    const node = button('OK');
    await click(node);
    expect(dialog()).toBeNull();
    await click(node);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('has the footer that it is told to have', async () => {
    const { rerender } = await openIt({ footerExtra: <em>Last saved today</em> });
    expect(within(screen.getByRole('dialog')).getByText('Last saved today')).toBeInTheDocument();

    const view = (footer: DialogActionProps['footer']) =>
      page(
        <Dialog open footer={footer}>
          Content
        </Dialog>,
      );
    rerender(view((_, { OkBtn }) => [<Button key="a">Draft</Button>, <OkBtn key="b" />]));
    const names = () =>
      within(screen.getByRole('dialog'))
        .getAllByRole('button')
        .map((node) => node.textContent || node.getAttribute('aria-label'));
    expect(names().filter((text) => text !== 'Close')).toEqual(['Draft', 'OK']);
    rerender(view(<b>Mine</b>));
    expect(names()).toEqual(['Close']);
    expect(screen.getByText('Mine')).toBeInTheDocument();
    for (const none of [null, false]) {
      rerender(view(none));
      expect(names()).toEqual(['Close']);
      expect(document.querySelector('[class$="-footer"]')).toBeNull();
    }
  });

  it.each([
    [undefined, false],
    ['zeus', false],
    ['zeus', null],
  ] as const)('has only what it is told to have: theme %s, footer %s', (theme, footer) => {
    render(
      page(
        <Dialog open theme={theme} footer={footer} closable={false}>
          Content
        </Dialog>,
      ),
    );
    expect(dialog()).not.toHaveAttribute('aria-labelledby');
    expect(document.querySelector('[class$="-header"], [class$="-footer"]')).toBeNull();
  });

  it('shows a background which screen readers skip', async () => {
    const { rerender } = await openIt({ backgroundImg: '/top.png' });
    const image = document.querySelector('img');
    expect(image).toHaveAttribute('src', '/top.png');
    expect(image?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(image?.closest('[style*="isolation: isolate"]')).not.toBeNull();
    expect(dialog()).toHaveAccessibleName('User');
    rerender(
      page(
        <Dialog open backgroundImg={<i data-testid="art" />}>
          Content
        </Dialog>,
      ),
    );
    expect(screen.getByTestId('art').closest('[aria-hidden="true"]')).not.toBeNull();
    rerender(
      page(
        <Dialog open backgroundImg="/top.png" styles={() => ({ body: { opacity: 0.5 } })}>
          <p>Content</p>
        </Dialog>,
      ),
    );
    const content = screen.getByText('Content');
    expect(content.closest('[style*="opacity: 0.5"]')).not.toBeNull();
    expect(content.closest('[style*="isolation: isolate"]')).not.toBeNull();
    // As an address that is not known yet.
    rerender(page(<Dialog open backgroundImg="" />));
    expect(document.querySelector('[style*="isolation: isolate"]')).toBeNull();
  });

  it('has its background below everything else', () => {
    // With a cache of its own, for styles are made once per document.
    const cache = createCache();
    render(
      page(
        <StyleProvider cache={cache}>
          <Dialog open backgroundImg="/top.png" />
        </StyleProvider>,
      ),
    );
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toMatch(/\.ant-ext-dialog-background\{[^}]*z-index:-1/);
  });

  it('has a theme of its own, which its content does not get', async () => {
    render(
      page(
        <Dialog
          open
          theme="zeus"
          title={<Button>In the title</Button>}
          footerExtra={<Button>In the footer</Button>}
        >
          <Button>In the body</Button>
        </Dialog>,
      ),
    );
    for (const place of ['title', 'body', 'footer']) {
      expect(keyOf(`In the ${place}`), place).not.toBe(keyOf('OK'));
    }
    expect(keyOf('OK')).toBe(keyOf('Cancel'));
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toMatch(new RegExp(`\\.${keyOf('OK')}\\{[^}]*--ant-color-primary:#2f3fd0`));
  });

  it.each([true, false])('unmounted while it is open gives the focus back: %s', async (back) => {
    const view = (shown: boolean) =>
      page(
        <>
          <button type="button">Opener</button>
          {shown && <Dialog open focusable={{ focusTriggerAfterClose: back }} />}
        </>,
      );
    const { rerender } = render(view(false));
    const opener = screen.getByRole('button', { name: 'Opener' });
    opener.focus();
    rerender(view(true));
    act(() => button('OK').focus());
    rerender(view(false));
    if (back) expect(opener).toHaveFocus();
    else expect(opener).not.toHaveFocus();
  });

  it('without a mask leaves the focus where somebody has gone when it is unmounted', async () => {
    const view = (shown: boolean) =>
      page(
        <>
          <button type="button">Opener</button>
          <input aria-label="Name" />
          {shown && <Dialog open mask={false} />}
        </>,
      );
    const { rerender } = render(view(false));
    screen.getByRole('button', { name: 'Opener' }).focus();
    await act(async () => rerender(view(true)));
    expect(dialog()).not.toBeNull();
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
    await act(async () => rerender(view(false)));
    expect(dialog()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('says nothing when it is unmounted while it waits', async () => {
    const saving = deferred();
    const { unmount } = await openIt({ onOk: () => saving.promise });
    await ok();
    unmount();
    await act(async () => saving.resolve());
    expect(dialog()).toBeNull();
  });

  it('open from the beginning: nothing on a server, and there when the browser takes over', async () => {
    const content = page(<Dialog defaultOpen trigger={<Button>Edit</Button>} />);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(content);
    expect(container).toHaveTextContent('Edit');
    expect(dialog()).toBeNull();
    const { unmount } = render(content, { container, hydrate: true });
    expect(dialog()).not.toBeNull();
    unmount();
    container.remove();
  });

  // React 18 has no `Activity`.
  it.runIf(Activity)('closes when it is back, if React hid it while it waited', async () => {
    const saving = deferred();
    const onOpenChange = vi.fn();
    const view = (mode: 'visible' | 'hidden') =>
      page(
        <Activity mode={mode}>
          <Dialog open onOpenChange={onOpenChange} onOk={() => saving.promise} />
        </Activity>,
      );
    const { rerender } = render(view('visible'));
    await ok();
    rerender(view('hidden'));
    await act(async () => saving.resolve());
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(async () => rerender(view('visible')));
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(button('OK')).not.toHaveAttribute('aria-busy');
  });

  it('goes back to what opened it, also after what is around it was suspended', async () => {
    const opener = () => screen.getByRole('button', { name: 'Opener', hidden: true });
    const view = (waiting?: Promise<void>, dialog?: ReactNode) =>
      page(
        <>
          <button type="button">Opener</button>
          <Suspense>
            <Wait for={waiting} />
            {dialog}
          </Suspense>
        </>,
      );
    const { rerender } = render(view());
    opener().focus();
    await act(async () => rerender(view(undefined, <Dialog open />)));
    button('OK').focus();
    await act(async () => rerender(view(new Promise(() => {}), <Dialog open />)));
    await act(async () => rerender(view(undefined, <Dialog open />)));
    button('OK').focus();
    await act(async () => rerender(view()));
    expect(opener()).toHaveFocus();
  });

  it('closes though onCancel fails', async () => {
    const broken = new Error('broken');
    const onCancel = () => {
      throw broken;
    };
    render(page(<Dialog trigger={<Button>Edit</Button>} onCancel={onCancel} />));
    await click(screen.getByRole('button', { name: 'Edit' }));
    expect(await failuresOf(() => click(button('Cancel')))).toEqual([broken]);
    expect(dialog()).toBeNull();
  });

  it('waits for onOk though the click of its button fails, and asks it once', async () => {
    const broken = new Error('broken');
    const saving = deferred();
    const onOk = vi.fn(() => saving.promise);
    const onClick = () => {
      throw broken;
    };
    render(page(<Dialog defaultOpen onOk={onOk} okButtonProps={{ onClick }} />));
    expect(await failuresOf(ok)).toEqual([broken]);
    expect(button(/OK$/)).toHaveAttribute('aria-busy', 'true');
    await ok();
    expect(onOk).toHaveBeenCalledTimes(1);
    await act(async () => saving.resolve());
    expect(dialog()).toBeNull();
  });

  it('does not close the one that came in its place', async () => {
    const saving = deferred();
    const onOpenChange = vi.fn();
    const view = (user: string) =>
      page(<Dialog key={user} open onOpenChange={onOpenChange} onOk={() => saving.promise} />);
    const { rerender } = render(view('Ada'));
    await ok();
    rerender(view('Grace'));
    await act(async () => saving.resolve());
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>{`Count ${count}`}</Button>;
}

it('the extra of a drawer does not get the theme of the drawer either', () => {
  render(page(<DrawerExt open theme="zeus" title="User" extra={<Button>Mine</Button>} />));
  expect(keyOf('Mine')).not.toBe(keyOf('OK'));
});

it('a theme that is another on the next render does not reset the content', async () => {
  const view = (theme: 'zeus' | 'hermes') =>
    page(
      <DrawerExt open theme={theme}>
        <Counter />
      </DrawerExt>,
    );
  const { rerender } = render(view('zeus'));
  await click(button('Count 0'));
  rerender(view('hermes'));
  expect(button('Count 1')).toBeInTheDocument();
});
