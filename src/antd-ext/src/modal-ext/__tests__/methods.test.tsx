import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Button, ConfigProvider, Menu } from 'antd';
import enUS from 'antd/locale/en_US';
import { type ReactNode, StrictMode, useState, version } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import { variableClass } from '../../_internal/__tests__/variableClass';
import { deferred } from '../../button-ext/__tests__/deferred';
import { ConfigProviderExt } from '../../config-provider-ext';
import { ModalExt, type ModalExtFuncProps, type ModalExtHandle, type ModalExtMethods } from '..';

const STILL = { token: { motion: false } };

const mount = (children?: ReactNode) =>
  render(
    <StrictMode>
      <ConfigProviderExt theme={STILL} locale={enUS}>
        {children}
      </ConfigProviderExt>
    </StrictMode>,
  );

const dialog = () => screen.queryByRole('dialog');
const button = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).getByRole('button', { name });
const click = (node: Element) => act(async () => fireEvent.click(node));
const pressEscape = () => act(async () => fireEvent.keyDown(window, { key: 'Escape' }));

function Broken(): ReactNode {
  throw new Error('broken');
}

/** Opens a dialog and tells what who waits for it got. */
async function open(props: ModalExtFuncProps, kind: keyof ModalExtMethods = 'confirm') {
  const answers: boolean[] = [];
  const handle = await act(async () => [ModalExt[kind](props)]);
  handle[0]?.then((answer) => answers.push(answer));
  if (!handle[0]) throw new Error('There is no handle');
  return { answers, handle: handle[0] };
}

afterEach(async () => {
  await act(async () => ModalExt.destroyAll());
});

describe('ModalExt.confirm', () => {
  it.each<[string, boolean, () => Promise<unknown>]>([
    ['OK', true, () => click(button('OK'))],
    ['Cancel', false, () => click(button('Cancel'))],
    ['Esc', false, pressEscape],
  ])('closed by %s: who waits gets %s', async (_, answer, leave) => {
    const onCancel = vi.fn();
    mount();
    const { answers } = await open({ title: 'Delete?', onCancel });
    expect(dialog()).toHaveTextContent('Delete?');
    await leave();
    expect(dialog()).toBeNull();
    expect(answers).toEqual([answer]);
    expect(onCancel).toHaveBeenCalledTimes(answer ? 0 : 1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['Cancel', () => click(button('Cancel'))],
    ['Esc', pressEscape],
  ])('is closed by %s though onCancel fails', async (_, leave) => {
    const broken = new Error('broken');
    const onCancel = () => {
      throw broken;
    };
    mount();
    const { answers } = await open({ title: 'Delete?', onCancel });
    expect(await failuresOf(leave)).toEqual([broken]);
    expect(dialog()).toBeNull();
    expect(answers).toEqual([false]);
  });

  it('closes when its content cannot be rendered, and the page stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    mount('The page');
    const { answers } = await open({ title: 'Delete?', content: <Broken /> });
    await act(async () => {});
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(dialog()).toBeNull();
    expect(answers).toEqual([false]);
  });

  it('waits for onOk, and meanwhile nothing closes it', async () => {
    const removing = deferred();
    const onOk = vi.fn(() => removing.promise);
    const onCancel = vi.fn();
    mount();
    const { answers } = await open({ title: 'Delete?', onOk, onCancel, closable: true });
    await click(button('OK'));
    expect(button(/OK$/)).toHaveAttribute('aria-busy', 'true');
    await click(button(/OK$/));
    await click(button('Cancel'));
    await click(button('Close'));
    await pressEscape();
    expect(onOk).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
    expect(answers).toEqual([]);

    await act(async () => removing.resolve());
    expect(dialog()).toBeNull();
    expect(answers).toEqual([true]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['OK', () => click(button(/OK$/))],
    ['Cancel', () => click(button('Cancel'))],
    ['the close icon', () => click(button('Close'))],
    ['Esc', pressEscape],
  ])('calls onClose of closable once when it is closed by %s', async (_, leave) => {
    const saving = deferred();
    const onClose = vi.fn();
    const onOk = vi.fn().mockReturnValueOnce(saving.promise.then(() => false));
    mount();
    await open({ title: 'Delete?', onOk, closable: { onClose } });
    await click(button('OK'));
    await click(button('Close'));
    await pressEscape();
    await act(async () => saving.resolve());
    expect(onClose).not.toHaveBeenCalled();
    await leave();
    expect(dialog()).toBeNull();
    expect(onClose).toHaveBeenCalledExactlyOnceWith();
  });

  describe('while it fades out', () => {
    const ways: [string, boolean, (buttons: Element[]) => Promise<unknown>][] = [
      ['OK', true, ([, , ok]) => click(ok as Element)],
      ['Cancel', false, ([, cancel]) => click(cancel as Element)],
      ['the close icon', false, ([close]) => click(close as Element)],
      ['Esc', false, pressEscape],
    ];

    it.each(ways)('left by %s, it hears nothing more', async (_, confirmed, leave) => {
      const onOk = vi.fn();
      const onCancel = vi.fn();
      const onClose = vi.fn();
      // With motion, by which it is still there.
      render(<ConfigProviderExt locale={enUS} />);
      const { answers } = await open({ title: 'Delete?', onOk, onCancel, closable: { onClose } });
      const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
      await leave(buttons);
      for (const [, , again] of ways) await again(buttons);
      expect(buttons[2]).toBeInTheDocument();
      expect(onOk).toHaveBeenCalledTimes(confirmed ? 1 : 0);
      expect(onCancel).toHaveBeenCalledTimes(confirmed ? 0 : 1);
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(answers).toEqual([confirmed]);
    });

    it('destroyed by its handle, it calls nothing more', async () => {
      const onOk = vi.fn();
      const onCancel = vi.fn();
      render(<ConfigProviderExt locale={enUS} />);
      const { answers, handle } = await open({ title: 'Delete?', onOk, onCancel, closable: true });
      const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
      await act(async () => handle.destroy());
      for (const [, , again] of ways) await again(buttons);
      expect(buttons[2]).toBeInTheDocument();
      expect(onOk).not.toHaveBeenCalled();
      expect(onCancel).not.toHaveBeenCalled();
      expect(answers).toEqual([false]);
    });
  });

  // In development React 18 calls handlers in an event of its own, which only jsdom takes for the current one.
  it.skipIf(version.startsWith('18.'))(
    'is not answered by the Enter that picked it from a menu',
    async () => {
      const onClick = () => ModalExt.confirm({ title: 'Delete?' });
      mount(<Menu items={[{ key: 'delete', label: 'Delete', onClick }]} />);
      const enter = { key: 'Enter', keyCode: 13 };
      // `fireEvent` tells whether the browser would go on to click what has the focus now.
      expect(fireEvent.keyDown(screen.getByRole('menuitem'), enter)).toBe(false);
      await vi.waitFor(() => expect(button('OK')).toHaveFocus());
      expect(fireEvent.keyDown(button('OK'), enter)).toBe(true);
    },
  );

  it.skipIf(version.startsWith('18.'))(
    'gives the focus back to what was clicked, where no click gives any',
    async () => {
      const onClick = () => ModalExt.confirm({ title: 'Delete?' });
      mount(<button type="button" onClick={onClick} />);
      const trigger = screen.getByRole('button');
      await click(trigger);
      await vi.waitFor(() => expect(button('OK')).toHaveFocus());
      await pressEscape();
      expect(trigger).toHaveFocus();
    },
  );

  it('stays open when onOk rejects, and can then be left', async () => {
    const onAsyncError = vi.fn();
    mount();
    const { answers } = await open({
      title: 'Delete?',
      onOk: () => Promise.reject('offline'),
      okButtonProps: { onAsyncError },
    });
    await click(button('OK'));
    expect(onAsyncError.mock.calls[0]?.[0]).toBe('offline');
    expect(button('OK')).not.toHaveAttribute('aria-busy');
    expect(answers).toEqual([]);
    await pressEscape();
    expect(dialog()).toBeNull();
    expect(answers).toEqual([false]);
  });

  it('stays open when onOk gives false', async () => {
    mount();
    await open({ title: 'Delete?', onOk: async () => false });
    await click(button('OK'));
    expect(dialog()).not.toBeNull();
  });

  it('can be changed and taken away', async () => {
    const onCancel = vi.fn();
    mount();
    const { answers, handle } = await open({ title: 'Delete?', okText: 'Delete', onCancel });
    await act(async () => handle.update({ title: 'Really delete?' }));
    expect(dialog()).toHaveTextContent('Really delete?');
    await act(async () =>
      handle.update((current) => ({ ...current, cancelText: `Not ${current.okText}` })),
    );
    expect(button('Delete')).toBeInTheDocument();
    expect(button('Not Delete')).toBeInTheDocument();
    await act(async () => handle.destroy());
    expect(dialog()).toBeNull();
    expect(onCancel).not.toHaveBeenCalled();
    expect(answers).toEqual([false]);
  });

  it.each<[string, (unmount: () => void) => void]>([
    ['destroyAll', () => ModalExt.destroyAll()],
    ['its provider leaving', (unmount) => unmount()],
  ])('leaves nobody waiting after %s', async (_, end) => {
    const { unmount } = mount();
    const { answers } = await open({ title: 'Delete?' });
    expect(answers).toEqual([]);
    await act(async () => end(unmount));
    expect(answers).toEqual([false]);
  });

  it.each<[string, (handle: ModalExtHandle) => void]>([
    ['destroy', (handle) => handle.destroy()],
    ['destroyAll', () => ModalExt.destroyAll()],
  ])('leaves nobody waiting after %s in the same task', async (_, end) => {
    mount();
    const answers: boolean[] = [];
    await act(async () => {
      const handle = ModalExt.confirm({ title: 'Delete?' });
      handle.then((answer) => answers.push(answer));
      end(handle);
    });
    expect(answers).toEqual([false]);
    expect(dialog()).toBeNull();
  });

  it('gives the focus back after destroyAll', async () => {
    mount();
    render(<input aria-label="Before" />);
    screen.getByLabelText('Before').focus();
    await open({ title: 'Delete?' });
    await vi.waitFor(() => expect(button('OK')).toHaveFocus());
    await act(async () => ModalExt.destroyAll());
    expect(screen.getByLabelText('Before')).toHaveFocus();
  });

  it('gives the focus to OK, or to whom it is told to', async () => {
    mount();
    await open({ title: 'Delete?' });
    await vi.waitFor(() => expect(button('OK')).toHaveFocus());
    await pressEscape();
    await open({ title: 'Delete?', focusable: { autoFocusButton: 'cancel' } });
    await vi.waitFor(() => expect(button('Cancel')).toHaveFocus());
  });
});

describe('the other methods', () => {
  it.each(['info', 'success', 'warning', 'error'] as const)('%s has one button', async (kind) => {
    mount();
    const { answers } = await open({ title: 'Done', content: 'All of it' }, kind);
    expect(document.querySelector(`.ant-modal-confirm-${kind} .anticon`)).not.toBeNull();
    expect(within(screen.getByRole('dialog')).getAllByRole('button')).toHaveLength(1);
    await click(button('OK'));
    expect(answers).toEqual([true]);
  });

  it.each([
    ['info', true, ['Cancel', 'OK']],
    ['confirm', false, ['OK']],
  ] as const)('%s with okCancel %s has the buttons %j', async (kind, okCancel, names) => {
    mount();
    await open({ title: 'Done', okCancel }, kind);
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(buttons.map((node) => node.textContent)).toEqual(names);
  });
});

describe('what a dialog is', () => {
  it('takes what the provider says of the buttons, under its own props', async () => {
    render(
      <ConfigProvider
        modal={{ okButtonProps: { id: 'ok', shape: 'round' }, cancelButtonProps: { id: 'no' } }}
      >
        <ConfigProviderExt theme={STILL} locale={enUS} />
      </ConfigProvider>,
    );
    await open({ title: 'Delete?', okButtonProps: { id: 'mine' } });
    expect(button('OK')).toHaveAttribute('id', 'mine');
    expect(button('OK')).toHaveClass('ant-btn-round');
    expect(button('Cancel')).toHaveAttribute('id', 'no');
  });

  it('has theme, prefix and language of the mounted provider', async () => {
    render(<ConfigProviderExt theme={STILL} themeExt="zeus" prefixCls="admin" />);
    await open({ title: '删除？' });
    expect(button('确 定')).toHaveClass('admin-btn-primary');
    expect(button('取 消')).toHaveClass('admin-btn');
    await pressEscape();
    await open({ title: '完成' }, 'info');
    expect(button('知道了')).toHaveClass('admin-btn-primary');
  });

  it('has the default theme with theme, whatever is around it', async () => {
    render(<ConfigProviderExt theme={STILL} themeExt="zeus" locale={enUS} />);
    await open({ title: 'Delete?', theme: 'default' });
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    const look = [...(document.querySelector('.ant-modal')?.classList ?? [])].find((name) =>
      name.endsWith('-theme'),
    );
    expect(css).toMatch(new RegExp(`\\.${look}\\{[^}]*--ant-color-primary:#1677ff`));
  });

  it('has no empty block without content', async () => {
    mount();
    await open({ title: 'Delete?' });
    const block = () => document.querySelector('.ant-modal-confirm-content');
    expect(block()).toHaveStyle({ display: 'contents' });
    await pressEscape();
    await open({ title: 'Delete?', content: 'All of it' });
    expect(block()).not.toHaveStyle({ display: 'contents' });
  });

  it('has a theme of its own with theme, which its content does not get', async () => {
    mount();
    await open({ title: 'Delete?', content: <Button>Mine</Button>, theme: 'hermes' });
    const look = [...(document.querySelector('.ant-modal')?.classList ?? [])].find((name) =>
      name.endsWith('-theme'),
    );
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toMatch(new RegExp(`\\.${look}\\{[^}]*--ant-color-primary:#bf4406`));
    const keyOf = (name: string) => variableClass(button(name));
    for (const name of ['OK', 'Cancel']) {
      expect(css).toMatch(new RegExp(`\\.${keyOf(name)}\\{[^}]*--ant-color-primary:#bf4406`));
    }
    expect(css).toMatch(new RegExp(`\\.${keyOf('Mine')}\\{[^}]*--ant-color-primary:#1677ff`));
  });

  it('shows background, icon and footer of the user', async () => {
    mount();
    await open({
      title: 'Delete?',
      icon: <i data-testid="icon" />,
      backgroundImg: '/top.png',
      okType: 'danger',
      footer: (origin, { OkBtn }) => (
        <>
          <OkBtn />
          <span>{origin}</span>
        </>
      ),
    });
    expect(screen.getByTestId('icon')).toBeInTheDocument();
    expect(document.querySelector('[aria-hidden="true"] > img')).toHaveAttribute('src', '/top.png');
    const names = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(names.map((node) => node.textContent)).toEqual(['OK', 'Cancel', 'OK']);
    expect(names[0]).toHaveClass('ant-btn-dangerous');
    await pressEscape();
    await open({ title: 'Delete?', footer: null });
    expect(within(screen.getByRole('dialog')).queryByRole('button')).toBeNull();
  });
});

const methods = new Set<unknown>();

function Page() {
  const [modal, holder] = ModalExt.useModal();
  const [answer, setAnswer] = useState<boolean>();
  methods.add(modal);
  return (
    <>
      {holder}
      <button
        type="button"
        onClick={async () => setAnswer(await modal.confirm({ title: 'Sure?' }))}
      >
        {answer === undefined ? 'Ask' : `Answer: ${answer}`}
      </button>
    </>
  );
}

describe('useModal', () => {
  it('opens dialogs where its holder is, which can be awaited', async () => {
    const page = (
      <ConfigProviderExt theme={STILL} locale={enUS} prefixCls="shop" app={false}>
        <Page />
      </ConfigProviderExt>
    );
    const { rerender } = render(page);
    await click(screen.getByRole('button', { name: 'Ask' }));
    expect(button('OK')).toHaveClass('shop-btn-primary');
    await click(button('OK'));
    expect(screen.getByRole('button', { name: 'Answer: true' })).toBeInTheDocument();
    rerender(page);
    expect(methods.size).toBe(1);

    await click(screen.getByRole('button', { name: 'Answer: true' }));
    await act(async () => ModalExt.destroyAll());
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: 'Answer: false' })).toBeInTheDocument();
  });
});

describe('without a mounted provider', () => {
  // There, they are in roots of antd's own.
  beforeAll(() =>
    ConfigProviderExt.config({
      holderRender: (content) => <ConfigProvider theme={STILL}>{content}</ConfigProvider>,
    }),
  );

  it('works, in Chinese, without the warning of antd', async () => {
    render(<ConfigProviderExt theme={STILL} app={false} />);
    const { answers } = await open({ title: '删除？' });
    fireEvent.click(await screen.findByRole('button', { name: '确 定' }));
    await vi.waitFor(() => expect(answers).toEqual([true]));
  });

  it('calls what an update has changed', async () => {
    const old = vi.fn();
    const onCancel = vi.fn();
    const afterClose = vi.fn();
    const { answers, handle } = await open({ title: '删除？', onCancel: old, afterClose: old });
    await screen.findByRole('button', { name: '确 定' });
    await act(async () => handle.update({ onCancel, afterClose }));
    await pressEscape();
    await vi.waitFor(() => expect(afterClose).toHaveBeenCalledTimes(1));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(old).not.toHaveBeenCalled();
    expect(answers).toEqual([false]);
  });
});
