import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../button-ext/__tests__/deferred';
import { ModalExt } from '..';

const OK = /^确/;
const CANCEL = /^取/;
const CLOSE = /^Close$/;
const click = (name: RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pressEscape = () => act(async () => fireEvent.keyDown(window, { key: 'Escape' }));
const clickMask = () =>
  act(async () => {
    const mask = document.querySelector('.ant-modal-wrap');
    if (!mask) throw new Error('There is no mask');
    fireEvent.mouseDown(mask);
    fireEvent.click(mask);
  });

// What ModalExt has in common with DrawerExt is tested in _internal/dialog.
describe('ModalExt', () => {
  it('passes on what antd knows', () => {
    render(
      <ModalExt open title="User" okType="danger" width={640} classNames={{ body: 'mine' }}>
        Content
      </ModalExt>,
    );
    expect(screen.getByText('Content')).toHaveClass('mine');
    expect(document.querySelector('.ant-modal')).toHaveStyle({ width: '640px' });
    expect(screen.getByRole('button', { name: '确 定' })).toHaveClass('ant-btn-dangerous');
  });

  it('takes what the provider says of the buttons, under its own props', () => {
    render(
      <ConfigProvider
        modal={{ okButtonProps: { id: 'ok', shape: 'round' }, cancelButtonProps: { id: 'no' } }}
      >
        <ModalExt open okButtonProps={{ id: 'mine' }} />
      </ConfigProvider>,
    );
    expect(screen.getByRole('button', { name: '确 定' })).toHaveAttribute('id', 'mine');
    expect(screen.getByRole('button', { name: '确 定' })).toHaveClass('ant-btn-round');
    expect(screen.getByRole('button', { name: '取 消' })).toHaveAttribute('id', 'no');
  });

  it('has its buttons beside each other, however a provider has antd’s Flex', () => {
    render(
      <ConfigProvider flex={{ vertical: true }}>
        <ModalExt open />
      </ConfigProvider>,
    );
    const { parentElement: buttons } = screen.getByRole('button', { name: '确 定' });
    expect(buttons).toHaveClass('ant-flex');
    expect(buttons).not.toHaveClass('ant-flex-vertical');
  });

  it('with a background still has the styles of its own', () => {
    render(
      <ModalExt
        open
        title="User"
        backgroundImg="/top.png"
        styles={{ container: { isolation: 'auto', opacity: 0.5 } }}
      />,
    );
    expect(document.querySelector('.ant-modal-container')).toHaveStyle({
      isolation: 'auto',
      opacity: '0.5',
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['OK', () => click(OK)],
    ['Cancel', () => click(CANCEL)],
    ['the close icon', () => click(CLOSE)],
    ['the mask', clickMask],
    ['Esc', pressEscape],
  ])('is closed by %s once, also by more clicks while it fades out', async (name, leave) => {
    const called: string[] = [];
    const note = (what: string) => () => called.push(what);
    render(
      <ModalExt
        defaultOpen
        closable={{ onClose: note('onClose'), 'aria-label': 'Close' }}
        onOk={note('onOk')}
        onCancel={note('onCancel')}
        onOpenChange={note('onOpenChange')}
      />,
    );
    await leave();
    for (const button of [OK, CANCEL, CLOSE]) await click(button);
    expect(called).toEqual([name === 'OK' ? 'onOk' : 'onCancel', 'onOpenChange', 'onClose']);
  });

  it('does not call onClose of closable while nothing may close it, nor when OK keeps it open', async () => {
    const saving = deferred();
    const onClose = vi.fn();
    const onOk = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(saving.promise);
    render(<ModalExt defaultOpen onOk={onOk} closable={{ onClose, 'aria-label': 'Close' }} />);
    await click(OK);
    await click(OK);
    expect(onOk).toHaveBeenCalledTimes(2);
    await click(CLOSE);
    await clickMask();
    await pressEscape();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => saving.resolve());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
