import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, type GetRef, type InputNumber } from 'antd';
import axe from 'axe-core';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { getTheme } from '../../themes';
import { ProInputNumber, ProInputNumberOutLine, type ProInputNumberProps } from '..';
import { field, setup } from './setup';

it('stands from left to right where all else stands from right to left', () => {
  const styles = { root: { width: 80 }, input: { color: 'red' } };
  const page = (direction: 'ltr' | 'rtl', own?: typeof styles | (() => typeof styles)) => (
    <ConfigProvider direction={direction}>
      <ProInputNumber aria-label="Amount" defaultValue={-5} styles={own} />
    </ConfigProvider>
  );
  const { rerender } = render(page('rtl'));
  expect(field()).toHaveStyle({ direction: 'ltr', textAlign: 'right' });
  for (const own of [styles, () => styles]) {
    rerender(page('rtl', own));
    expect(field()).toHaveStyle({ direction: 'ltr', textAlign: 'right', color: 'rgb(255, 0, 0)' });
    expect(field().parentElement).toHaveStyle({ width: '80px' });
  }
  rerender(page('ltr'));
  expect(field().style.direction).toBe('');
});

it('stands in the middle between its buttons, also from right to left', () => {
  render(
    <ConfigProvider direction="rtl">
      <ProInputNumber aria-label="Amount" defaultValue={5} mode="spinner" />
    </ConfigProvider>,
  );
  expect(field()).toHaveStyle({ direction: 'ltr', textAlign: 'center' });
});

describe('around the field', () => {
  it('gives what antd gives to a ref', () => {
    const ref = createRef<GetRef<typeof InputNumber>>();
    const { unmount } = render(<ProInputNumber ref={ref} aria-label="Amount" />);
    ref.current?.focus();
    expect(field()).toHaveFocus();
    expect(ref.current?.nativeElement).toContainElement(field());

    unmount();
    expect(ref.current).toBeNull();
  });

  it('takes prefix, class names and theme', () => {
    render(
      <ConfigProviderExt themeExt="zeus" prefixCls="shop">
        <ProInputNumber aria-label="Amount" className="wide" theme="hermes" />
      </ConfigProviderExt>,
    );

    const root = field().closest('.shop-input-number');
    expect(root).toHaveClass('shop-ext-pro-input-number', 'wide');
  });

  it.each(['zeus', 'hermes', 'default'] as const)(
    'works in the theme %s, own or from around',
    async (name) => {
      render(
        <ConfigProvider theme={getTheme(name)}>
          <ProInputNumber aria-label="Amount" theme={name} precision={1} />
        </ConfigProvider>,
      );
      await userEvent.type(field(), '1.25');

      expect(field()).toHaveValue('1.2');
    },
  );

  it('is guarded again when a theme mounts it again', async () => {
    const { user, update } = setup({ precision: 1 });
    update({ theme: 'zeus' });
    await user.type(field(), 'a1.25');

    expect(field()).toHaveValue('1.2');
  });

  it('is guarded again when something comes to stand beside it', async () => {
    // antd calls the old way to do so deprecated.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user, update } = setup();
    for (const beside of [{ addonBefore: '¥' }, {}]) {
      update(beside);
      await user.clear(field());
      await user.type(field(), '1a2');
      expect(field()).toHaveValue('12');
    }
  });

  it('is guarded and cleared itself, not an input in its prefix', async () => {
    const { user } = setup({
      allowClear: true,
      prefix: <input aria-label="Currency" />,
    });
    const currency = screen.getByRole('textbox', { name: 'Currency' });
    // antd takes a press beside the number for one on it.
    await user.tab();
    await user.keyboard('x');
    await user.type(field(), '1a2');
    expect(field()).toHaveValue('12');
    expect(currency).toHaveValue('x');

    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(field()).toHaveValue('');
    expect(currency).toHaveValue('x');
  });

  it('takes numbers whatever type it is given', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // The types leave it out.
    const { user } = setup({ type: 'number' } as ProInputNumberProps);
    await user.type(field(), '12');

    expect(field()).toHaveValue('12');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ignores type'));
  });

  it('tells of Enter, but not of one that only ends a composition', () => {
    const press = vi.fn();
    setup({ onPressEnter: press });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(press).not.toHaveBeenCalled();

    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
    expect(press).toHaveBeenCalledOnce();
  });

  it('tells of a step what it tells of a change', async () => {
    const step = vi.fn();
    const { user, onChange } = setup({ precision: 2, defaultValue: 1.005, onStep: step });
    await user.type(field(), '{ArrowUp}');

    expect(onChange).toHaveBeenLastCalledWith(2.01);
    expect(step.mock.lastCall?.[0]).toBe(2.01);
  });

  it('belongs to a form: required, reset, and the type of the value', async () => {
    const onFinish = vi.fn();
    render(
      <Form onFinish={onFinish} initialValues={{ amount: 1 }}>
        <Form.Item
          name="amount"
          label="Amount"
          rules={[{ required: true, message: 'An amount, please' }]}
        >
          <ProInputNumber precision={0} />
        </Form.Item>
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </Form>,
    );
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('An amount, please')).toBeInTheDocument();
    expect(onFinish).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field()).toHaveValue('1');
    await userEvent.type(field(), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(onFinish).toHaveBeenCalledWith({ amount: 12 }));
  });

  it('leaves no listener behind', () => {
    const { unmount } = setup();
    const input = field();
    unmount();
    const event = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: 'a',
      cancelable: true,
    });
    input.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
  });

  it('renders on the server, grouped, and has no accessibility fault', async () => {
    const page = (
      <>
        <ProInputNumber aria-label="Amount" needThousandths allowClear defaultValue={1234.5} />
        <ProInputNumberOutLine label="Weight" required defaultValue={1} />
      </>
    );
    expect(renderToString(page)).toContain('value="1,234.5"');
    const { container } = render(page);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
