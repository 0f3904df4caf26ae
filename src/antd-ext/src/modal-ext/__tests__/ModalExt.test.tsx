import { render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { describe, expect, it } from 'vitest';
import { ModalExt } from '..';

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
});
