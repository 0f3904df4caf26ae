import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Form, type GetRef, type InputNumber } from 'antd';
import axe from 'axe-core';
import { createRef, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { getTheme } from '../../themes';
import { ProInputNumber, ProInputNumberOutLine, type ProInputNumberProps } from '..';

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });

function Parent() {
  const [value, setValue] = useState<number | string | null>(null);
  return <ProInputNumber aria-label="Amount" value={value} onChange={setValue} />;
}

/** Renders a field named Amount, and hears what it emits. */
function setup(props: ProInputNumberProps = {}) {
  const onChange = vi.fn();
  const page = (more: ProInputNumberProps = {}) => (
    <StrictMode>
      <ProInputNumber aria-label="Amount" onChange={onChange} {...props} {...more} />
    </StrictMode>
  );
  const { rerender, unmount, container } = render(page());
  const user = userEvent.setup();
  return {
    onChange,
    user,
    container,
    unmount,
    update: (more: ProInputNumberProps) => rerender(page(more)),
  };
}

describe('what can be entered', () => {
  it('is digits, and nothing is said about the rest', async () => {
    const { onChange, user } = setup();
    await user.type(field(), '12a3');

    expect(field()).toHaveValue('123');
    expect(onChange.mock.calls).toEqual([[1], [12], [123]]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is grouped while typing with needThousandths, and only then', async () => {
    const { user, update } = setup();
    await user.type(field(), '1234567.1234');
    expect(field()).toHaveValue('1234567.1234');

    update({ needThousandths: true });
    expect(field()).toHaveValue('1,234,567.1234');
    await user.type(field(), '5');
    expect(field()).toHaveValue('1,234,567.12345');
  });

  it('ends at the precision: further decimals are refused, not rounded', async () => {
    const { onChange, user } = setup({ precision: 2 });
    await user.type(field(), '1.999');
    await user.tab();

    expect(field()).toHaveValue('1.99');
    expect(onChange).toHaveBeenLastCalledWith(1.99);
  });

  it('has no point with precision 0, and says so to the keyboard of a phone', async () => {
    const { user, update } = setup({ precision: 0 });
    await user.type(field(), '1.5');
    expect(field()).toHaveValue('15');
    expect(field()).toHaveAttribute('inputmode', 'numeric');

    update({ precision: undefined });
    expect(field()).toHaveAttribute('inputmode', 'decimal');
  });

  it.each([
    [{}, '-5'],
    [{ min: -1 }, '-5'],
    [{ min: 0 }, '5'],
    [{ min: '0' }, '5'],
    [{ min: 0, allowNegative: true }, '-5'],
    [{ allowNegative: false }, '5'],
  ])('has a minus sign as %j says: %s', async (props, text) => {
    const { user } = setup(props);
    await user.type(field(), '-5');

    expect(field()).toHaveValue(text);
  });

  it('is pasted as a whole or not at all', async () => {
    const { user } = setup({ needThousandths: true, precision: 2 });
    await user.click(field());
    await user.paste(' 1,234.56\n');
    expect(field()).toHaveValue('1,234.56');

    await user.clear(field());
    await user.paste('12abc');
    expect(field()).toHaveValue('');
  });

  it('obeys maxLength, which the browser applies only to what it writes itself', async () => {
    const { user } = setup({ maxLength: 5, needThousandths: true });
    await user.type(field(), '12345');

    expect(field()).toHaveValue('1,234');
  });

  it('cannot be changed while it is read-only or disabled', async () => {
    const { onChange, user, update } = setup({ defaultValue: 5, readOnly: true });
    await user.type(field(), '6');
    update({ readOnly: false, disabled: true });
    await user.type(field(), '6');

    expect(field()).toHaveValue('5');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes what a password manager or a test writes at once, if it is a number', () => {
    const { onChange } = setup({ needThousandths: true, precision: 2 });
    fireEvent.change(field(), { target: { value: '9876.5' } });
    expect(field()).toHaveValue('9,876.5');
    expect(onChange).toHaveBeenLastCalledWith(9876.5);

    fireEvent.change(field(), { target: { value: 'nonsense' } });
    expect(field()).toHaveValue('9,876.5');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('lets Enter through, which sends a form', () => {
    setup();
    const event = createEvent(
      'beforeinput',
      field(),
      { inputType: 'insertLineBreak', data: null, cancelable: true },
      { EventType: 'InputEvent' },
    );
    fireEvent(field(), event);

    expect(event.defaultPrevented).toBe(false);
  });
});

describe('an input method', () => {
  const compose = (data: string, shown: string) => {
    fireEvent.compositionStart(field());
    fireEvent.input(field(), {
      target: { value: shown },
      isComposing: true,
      inputType: 'insertCompositionText',
    });
    fireEvent.compositionEnd(field(), { data });
  };

  it('is left alone while it composes, and judged at the end', () => {
    const { onChange } = setup({ defaultValue: 12 });
    compose('你', '12ni');
    expect(field()).toHaveValue('12');
    expect(onChange).not.toHaveBeenCalled();

    field().setSelectionRange(2, 2);
    compose('３', '123');
    expect(field()).toHaveValue('123');
    expect(onChange).toHaveBeenLastCalledWith(123);
  });
});

describe('leaving the field', () => {
  it('makes a lone minus sign null, and what is left of a number without a digit', async () => {
    const { onChange, user } = setup({ defaultValue: 5 });
    await user.clear(field());
    await user.type(field(), '-');
    await user.tab();
    expect(field()).toHaveValue('');
    expect(onChange.mock.calls).toEqual([[null]]);

    await user.type(field(), '.{Home}{Delete}');
    expect(field()).toHaveValue('.');
    await user.tab();
    expect(field()).toHaveValue('');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('applies the limits, which typing does not', async () => {
    const { onChange, user } = setup({ min: 10, max: 100 });
    await user.type(field(), '123');
    expect(field()).toHaveValue('123');

    await user.tab();
    expect(field()).toHaveValue('100');
    expect(onChange).toHaveBeenLastCalledWith(100);
  });

  it('keeps to the precision at the limits, too', async () => {
    const { onChange, user } = setup({ max: 3.55, precision: 1 });
    await user.type(field(), '9');
    await user.tab();

    expect(field()).toHaveValue('3.5');
    expect(onChange).toHaveBeenLastCalledWith(3.5);
  });

  it('fills the decimals up with padDecimals, and emits nothing for it', async () => {
    const { onChange, user } = setup({ precision: 2, padDecimals: true });
    await user.type(field(), '1.5');
    expect(field()).toHaveValue('1.5');

    await user.tab();
    expect(field()).toHaveValue('1.50');
    expect(onChange.mock.calls).toEqual([[1], [1.5]]);
  });

  it('says nothing when nothing was typed, also of a value which is shown rounded', async () => {
    const onBlur = vi.fn();
    const { onChange, user } = setup({ defaultValue: 1.235, precision: 2, onBlur });
    expect(field()).toHaveValue('1.24');

    await user.click(field());
    await user.tab();
    expect(onBlur).toHaveBeenCalledOnce();
    expect(onChange).not.toHaveBeenCalled();

    await user.type(field(), '{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(1.2);
  });
});

describe('value', () => {
  it('is what is shown, and undefined means that the field keeps it itself', async () => {
    const { onChange, user, update } = setup({ value: undefined });
    await user.type(field(), '7');
    expect(field()).toHaveValue('7');

    update({ value: 1234, needThousandths: true });
    expect(field()).toHaveValue('1,234');
    update({ value: null });
    expect(field()).toHaveValue('');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('does not move the text while it is typed, however the parent stores it', async () => {
    render(<Parent />);
    await userEvent.type(field(), '1.0');
    expect(field()).toHaveValue('1.0');

    await userEvent.type(field(), '5');
    expect(field()).toHaveValue('1.05');
  });

  it('is a string with stringMode, exact beyond 2 to the power of 53', async () => {
    const { onChange, user } = setup({ stringMode: true, needThousandths: true });
    await user.type(field(), '12345678901234567890.12');

    expect(onChange).toHaveBeenLastCalledWith('12345678901234567890.12');
    expect(field()).toHaveValue('12,345,678,901,234,567,890.12');
    expect(field()).toHaveAttribute('aria-valuenow', '12345678901234567890.12');
  });

  it('without stringMode warns once when digits are lost, and shows what was kept', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { onChange, user } = setup();
    await user.type(field(), '9007199254740993');

    expect(onChange).toHaveBeenLastCalledWith(9007199254740992);
    expect(field()).toHaveValue('9007199254740992');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Set stringMode'));
  });

  it.each([
    [1e-7, '0.0000001'],
    ['1.5e3', '1500'],
    [' 12 ', '12'],
    ['-0', '0'],
    ['', ''],
  ])('%j is shown as %j', (value, text) => {
    setup({ value });
    expect(field()).toHaveValue(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 'twelve', '1,234', '1e999999999', {}, true])(
    '%j is no number: the field stays empty and says what to do',
    async (value) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      // What arrives from untyped code.
      const { onChange, user } = setup({ value: value as number });
      await user.click(field());
      await user.tab();

      expect(field()).toHaveValue('');
      expect(onChange).not.toHaveBeenCalled();
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Pass a number'));
    },
  );
});

describe('bad rules', () => {
  it.each([-1, 1.5, Number.NaN])('precision %s is ignored with a warning', async (precision) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = setup({ precision });
    await user.type(field(), '1.234');

    expect(field()).toHaveValue('1.234');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('precision'));
  });

  it.each(['.', '-', '5', '::'])(
    'separator %j gives a comma with a warning',
    (thousandsSeparator) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      setup({ value: 1234, needThousandths: true, thousandsSeparator });

      expect(field()).toHaveValue('1,234');
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('thousandsSeparator'));
    },
  );

  it('an endless limit is none', async () => {
    const { onChange, user } = setup({
      min: Number.NEGATIVE_INFINITY,
      max: Number.POSITIVE_INFINITY,
    });
    await user.type(field(), '5');
    await user.tab();

    expect(onChange.mock.calls).toEqual([[5]]);
  });
});

describe('keys and buttons', () => {
  it('steps with the arrow keys, without buttons unless controls says so', async () => {
    const onStep = vi.fn();
    const { onChange, user, container, update } = setup({
      defaultValue: 999,
      needThousandths: true,
      onStep,
    });
    expect(container.querySelector('.ant-input-number-action')).toBeNull();
    await user.type(field(), '{ArrowUp}');
    expect(field()).toHaveValue('1,000');
    expect(onChange).toHaveBeenLastCalledWith(1000);
    expect(onStep).toHaveBeenLastCalledWith(1000, expect.objectContaining({ type: 'up' }));

    update({ stringMode: true });
    await user.type(field(), '{ArrowDown}');
    expect(onStep).toHaveBeenLastCalledWith('999', expect.objectContaining({ type: 'down' }));

    update({ controls: true });
    expect(container.querySelector('.ant-input-number-action')).not.toBeNull();
  });

  it('undoes and redoes with the keys of the system', async () => {
    const { onChange, user } = setup({ needThousandths: true });
    await user.type(field(), '1234');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('');
    expect(onChange).toHaveBeenLastCalledWith(null);

    await user.keyboard('{Control>}y{/Control}');
    expect(field()).toHaveValue('1,234');
    await user.keyboard('{Control>}z{/Control}{Meta>}{Shift>}z{/Shift}{/Meta}');
    expect(field()).toHaveValue('1,234');
  });

  it('has a button that empties it, while there is something to empty', async () => {
    const { onChange, user, update } = setup({ allowClear: true, defaultValue: 5, suffix: 'km' });
    await user.click(screen.getByRole('button', { name: '清除' }));

    expect(field()).toHaveValue('');
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('km')).toBeInTheDocument();

    update({ value: 5, disabled: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names that button in the language of the page', async () => {
    const { default: enUS } = await import('antd/locale/en_US');
    render(
      <ConfigProvider locale={enUS}>
        <ProInputNumber aria-label="Amount" allowClear defaultValue={5} />
      </ConfigProvider>,
    );

    expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
  });

  it('calls onPressEnter and the own handlers of its user', async () => {
    const onPressEnter = vi.fn();
    const onKeyDown = vi.fn();
    const { user } = setup({ onPressEnter, onKeyDown });
    await user.type(field(), '1.{Enter}');

    expect(field()).toHaveValue('1');
    expect(onPressEnter).toHaveBeenCalledOnce();
    expect(onKeyDown).toHaveBeenCalledTimes(3);
  });
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

  it('is guarded again when a theme mounts it anew', async () => {
    const { user, update } = setup({ precision: 1 });
    update({ theme: 'zeus' });
    await user.type(field(), 'a1.25');

    expect(field()).toHaveValue('1.2');
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

describe('ProInputNumberOutLine', () => {
  const outlined = () => field().closest('.ant-ext-outline-field');

  it('is ProInputNumber.Outline, and its label names the field', async () => {
    const onChange = vi.fn();
    render(<ProInputNumber.Outline label="Amount" required needThousandths onChange={onChange} />);
    expect(ProInputNumber.Outline).toBe(ProInputNumberOutLine);
    expect(field()).toBeRequired();
    expect(outlined()).not.toHaveClass('ant-ext-outline-field-floating');

    await userEvent.type(field(), '1234');
    expect(field()).toHaveValue('1,234');
    expect(onChange).toHaveBeenLastCalledWith(1234);
    expect(outlined()).toHaveClass('ant-ext-outline-field-floating');
  });

  it('stays up for a prefix, and takes disabled, status and size', () => {
    render(
      <ProInputNumberOutLine
        label="Amount"
        prefix="¥"
        disabled
        status="error"
        size="small"
        id="amount"
      />,
    );

    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('id', 'amount');
    expect(outlined()).toHaveClass(
      'ant-ext-outline-field-floating',
      'ant-ext-outline-field-disabled',
      'ant-ext-outline-field-error',
      'ant-ext-outline-field-small',
    );
  });

  it('shows the star of a required Form.Item without being told', () => {
    render(
      <Form>
        <Form.Item name="amount" rules={[{ required: true }]}>
          <ProInputNumberOutLine label="Amount" />
        </Form.Item>
      </Form>,
    );

    expect(screen.getByText('*')).toBeInTheDocument();
    expect(field()).toBeRequired();
  });
});

it('the type of the value can be named', () => {
  const page = (
    <ProInputNumber<string>
      stringMode
      value="1"
      onChange={(value) => expectTypeOf(value).toEqualTypeOf<string | null>()}
    />
  );
  expectTypeOf<ProInputNumberProps<number>['value']>().toEqualTypeOf<number | null | undefined>();
  expectTypeOf<ProInputNumberProps>().not.toHaveProperty('formatter');
  expect(page).toBeDefined();
});
