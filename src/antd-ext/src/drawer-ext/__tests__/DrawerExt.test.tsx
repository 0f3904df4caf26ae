import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DrawerExt } from '..';

// What DrawerExt has in common with ModalExt is tested in _internal/dialog.
const wrapper = () => document.querySelector<HTMLElement>('.ant-drawer-content-wrapper');

describe('DrawerExt', () => {
  it('is as wide as size says, 378 px without it', () => {
    const { rerender } = render(<DrawerExt open size={400} />);
    expect(wrapper()).toHaveStyle({ width: '400px' });
    rerender(<DrawerExt open />);
    expect(wrapper()).toHaveStyle({ width: '378px' });
  });

  it('still takes width and onClose, and names their replacements', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const calls: string[] = [];
    render(
      <DrawerExt
        defaultOpen
        width={320}
        onCancel={() => calls.push('onCancel')}
        onClose={() => calls.push('onClose')}
      />,
    );
    expect(wrapper()).toHaveStyle({ width: '320px' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '取 消' })));
    expect(calls).toEqual(['onCancel', 'onClose']);
    const said = warn.mock.calls.map(([text]) => String(text));
    expect(said).toEqual([
      expect.stringContaining('Use size'),
      expect.stringContaining('Use onCancel'),
    ]);
  });

  it.each(['top', 'bottom'] as const)(
    'at the %s does not take width for its height',
    (placement) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      render(<DrawerExt open placement={placement} width={320} />);
      expect(wrapper()).toHaveStyle({ height: '378px' });
    },
  );

  it('is left by Cancel when nobody wants to hear of it', async () => {
    render(<DrawerExt defaultOpen title="User" />);
    expect(document.querySelector('.ant-drawer-open')).not.toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '取 消' })));
    expect(document.querySelector('.ant-drawer-open')).toBeNull();
  });

  it('passes on what antd knows', () => {
    render(<DrawerExt open title="User" extra="Extra" placement="left" rootClassName="mine" />);
    expect(document.querySelector('.mine.ant-drawer-left')).not.toBeNull();
    expect(screen.getByText('Extra')).toBeInTheDocument();
  });
});
