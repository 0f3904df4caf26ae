import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import axe from 'axe-core';
import { createRef, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { failuresOf } from '../../_internal/__tests__/failures';
import { ConfigProviderExt } from '../../config-provider-ext';
import {
  RangeNumberExt,
  type RangeNumberExtProps,
  type RangeNumberRef,
  type RangeNumberValue,
} from '..';

const start = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '起始值' });
const end = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '结束值' });
const shown = () => [start().value, end().value];

function Parent() {
  const [range, setRange] = useState<RangeNumberValue>([null, null]);
  return <RangeNumberExt aria-label="Price" value={[...range]} onChange={setRange} />;
}

/** Takes each change over after a while, as in a transition that has much to draw. */
function LateParent({ onChange }: RangeNumberExtProps) {
  const [range, setRange] = useState<RangeNumberValue>([null, null]);
  const handleChange = (next: RangeNumberValue) => {
    onChange?.(next);
    setTimeout(() => setRange(next), 300);
  };
  return (
    <>
      <RangeNumberExt aria-label="Price" value={range} onChange={handleChange} />
      <button type="button" onClick={() => setRange([null, null])}>
        Reset
      </button>
    </>
  );
}

/** Renders a range with a button after it, and records what it emits. */
function setup(props: RangeNumberExtProps = {}) {
  const onChange = vi.fn();
  const page = (more: RangeNumberExtProps = {}) => (
    <StrictMode>
      <RangeNumberExt aria-label="Price" onChange={onChange} {...props} {...more} />
      <button type="button">Next</button>
    </StrictMode>
  );
  const { rerender, unmount, container } = render(page());
  return {
    onChange,
    container,
    unmount,
    user: userEvent.setup(),
    update: (more: RangeNumberExtProps) => rerender(page(more)),
  };
}

it('is left in order though onChange fails at the swap', async () => {
  const broken = new Error('broken');
  const onBlur = vi.fn();
  const { user } = setup({
    value: [1, 2],
    onBlur,
    onChange: ([first]) => {
      if (first === 2) throw broken;
    },
  });
  await user.clear(start());
  await user.type(start(), '9');
  expect(await failuresOf(() => user.click(screen.getByRole('button')))).toEqual([broken]);
  expect(shown()).toEqual(['1', '2']);
  expect(onBlur).toHaveBeenCalledTimes(1);
});

describe('the value', () => {
  it('is a new pair for every change, with null for an empty side', async () => {
    const { onChange, user } = setup();
    await user.type(start(), '1');
    await user.type(end(), '2');
    await user.clear(start());
    await user.clear(end());

    const pairs = onChange.mock.calls.map(([pair]) => pair);
    expect(pairs).toEqual([
      [1, null],
      [1, 2],
      [null, 2],
      [null, null],
    ]);
    expect(new Set(pairs).size).toBe(4);
  });

  it('reads a side that is undefined as empty', () => {
    const query: { min?: number; max?: number } = { max: 5 };
    render(<RangeNumberExt value={[query.min, query.max]} />);
    expect(shown()).toEqual(['', '5']);
  });

  it('is what is shown; undefined leaves it to the field, and null is an empty range', async () => {
    const { user, update } = setup({ value: undefined, defaultValue: [1, 2] });
    await user.type(end(), '0');
    expect(shown()).toEqual(['1', '20']);

    update({ value: [5, null] });
    expect(shown()).toEqual(['5', '']);
    update({ value: null });
    expect(shown()).toEqual(['', '']);
    update({ value: [7, 8] });
    update({ value: [null, null] });
    expect(shown()).toEqual(['', '']);
  });

  it('stays with the parent, which may keep it', async () => {
    const { onChange, user } = setup({ value: [1, 20] });
    await user.type(start(), '5');
    await user.tab();
    // The parent may take it over as long as the focus is in the field.
    expect(shown()).toEqual(['15', '20']);
    await user.tab();
    expect(onChange.mock.calls).toEqual([[[15, 20]]]);
    expect(shown()).toEqual(['1', '20']);

    await user.type(end(), '0');
    expect(onChange).toHaveBeenLastCalledWith([1, 200]);
  });

  it('is what the parent makes of a change', async () => {
    const { onChange, user, update } = setup({ value: [1, 2] });
    await user.type(start(), '5');
    update({ value: [10, 2] });
    expect(shown()).toEqual(['10', '2']);
    await user.type(end(), '0');
    expect(onChange).toHaveBeenLastCalledWith([10, 20]);
  });

  describe('which the parent takes over late', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
    const enter = (side: HTMLInputElement, text: string) => {
      act(() => side.focus());
      fireEvent.change(side, { target: { value: text } });
    };

    it('loses neither side', async () => {
      const onChange = vi.fn();
      render(<LateParent onChange={onChange} />);
      enter(start(), '9');
      enter(end(), '1');
      expect(shown()).toEqual(['9', '1']);
      await wait(200);
      enter(end(), '12');
      // Its parent is still at the first digit.
      await wait(100);
      expect(shown()).toEqual(['9', '12']);
      enter(start(), '8');
      expect(onChange).toHaveBeenLastCalledWith([8, 12]);
      await wait(300);
      expect(shown()).toEqual(['8', '12']);

      fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
      expect(shown()).toEqual(['', '']);
    });

    it('is in order when the focus has left the field', async () => {
      const onChange = vi.fn();
      render(<LateParent onChange={onChange} />);
      enter(start(), '9');
      enter(end(), '1');
      act(() => end().blur());
      expect(onChange).toHaveBeenLastCalledWith([1, 9]);
      await wait(300);
      expect(shown()).toEqual(['1', '9']);
    });
  });

  it('of null stays empty with the parent, too', async () => {
    const { onChange, user } = setup({ value: null });
    await user.type(start(), '5');
    await user.tab();
    await user.tab();

    expect(onChange).toHaveBeenLastCalledWith([5, null]);
    expect(shown()).toEqual(['', '']);
  });

  it.each([['5 to 7'], [7], [{}], [[1, 2, 3]]])(
    '%j is no pair: both sides stay empty, and a warning says what to do',
    (value) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      // What arrives from untyped code.
      setup({ value: value as unknown as RangeNumberValue });

      expect(shown()).toEqual(['', '']);
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Pass [start, end]'));
    },
  );

  it('makes nothing up for a side that is no number', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { onChange, user } = setup({ defaultValue: [Number.NaN, 3] });
    expect(shown()).toEqual(['', '3']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not a number'));

    await user.type(end(), '0');
    expect(onChange.mock.calls).toEqual([[[null, 30]]]);
  });

  it('takes one side, and none, from a shorter array', () => {
    const { update } = setup({ value: [] as unknown as RangeNumberValue });
    expect(shown()).toEqual(['', '']);
    update({ value: [4] as unknown as RangeNumberValue });
    expect(shown()).toEqual(['4', '']);
  });
});

describe('the order', () => {
  it('is not put right by an Enter that ends the composition of an input method', async () => {
    const { user } = setup();
    await user.type(start(), '9');
    await user.type(end(), '1');
    fireEvent.keyDown(end(), { key: 'Enter', isComposing: true });
    // As Safari reports it.
    fireEvent.keyDown(end(), { key: 'Enter', keyCode: 229 });
    expect(shown()).toEqual(['9', '1']);

    fireEvent.keyDown(end(), { key: 'Enter', keyCode: 13 });
    expect(shown()).toEqual(['1', '9']);
  });

  it('is put right when the focus leaves the field, not when it moves between the sides', async () => {
    const onBlur = vi.fn();
    const onFocus = vi.fn();
    const { onChange, user } = setup({ onBlur, onFocus });
    await user.type(start(), '9');
    await user.tab();
    expect(end()).toHaveFocus();
    await user.keyboard('1');
    await user.tab({ shift: true });
    expect(start()).toHaveFocus();
    expect(shown()).toEqual(['9', '1']);
    expect(onBlur).not.toHaveBeenCalled();
    expect(onFocus).toHaveBeenCalledOnce();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toEqual(['1', '9']);
    expect(onChange).toHaveBeenLastCalledWith([1, 9]);
    expect(onChange).toHaveBeenCalledTimes(3);
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('says so before onBlur is called', async () => {
    const calls: string[] = [];
    const { user } = setup({
      defaultValue: [3, 2],
      onChange: (pair) => calls.push(JSON.stringify(pair)),
      onBlur: () => calls.push('blur'),
    });
    await user.click(end());
    await user.tab();

    expect(calls).toEqual(['[2,3]', 'blur']);
  });

  it('is decided by what the limits make of the value, which they do in the same moment', async () => {
    const { onChange, user } = setup({ defaultValue: [5, null], min: 3 });
    await user.type(end(), '1');
    await user.tab();

    expect(onChange.mock.calls).toEqual([[[5, 3]], [[3, 5]]]);
    expect(shown()).toEqual(['3', '5']);
  });

  it.each<[string, RangeNumberExtProps]>([
    ['order is none', { order: 'none' }],
    ['the start is disabled', { disabled: [true, false] }],
    ['the start is read-only', { beforeInputNumberProps: { readOnly: true } }],
    ['the end is disabled', { beforeInputNumberProps: {}, disabled: [false, true] }],
  ])('stays as it is when %s', async (_, props) => {
    const { onChange, user } = setup({ defaultValue: [9, 1], ...props });
    await user.click(end().disabled ? start() : end());
    await user.tab();

    expect(shown()).toEqual(['9', '1']);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each<[RangeNumberValue]>([[[1, 9]], [[5, 5]], [[9, null]], [[null, -1]]])(
    'of %j is right',
    async (defaultValue) => {
      const { onChange, user } = setup({ defaultValue });
      await user.click(end());
      await user.tab();

      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('waits while only the window has lost the focus', () => {
    const { onChange } = setup({ defaultValue: [9, 1] });
    act(() => end().focus());
    // As a browser does: the element keeps the focus and receives a blur.
    fireEvent.blur(end());
    expect(document.activeElement).toBe(end());
    expect(onChange).not.toHaveBeenCalled();

    act(() => end().blur());
    expect(onChange.mock.calls).toEqual([[[1, 9]]]);
  });
});

describe('the sides', () => {
  it('take only numbers, under the rules for both', async () => {
    const { user } = setup({ precision: 1, needThousandths: true, min: 0 });
    await user.type(start(), '-12a34.56');
    await user.type(end(), '7.');
    expect(shown()).toEqual(['1,234.5', '7.']);
  });

  it('step by the arrow keys', async () => {
    const { onChange, user } = setup({ step: 5, defaultValue: [0, 10] });
    await user.type(end(), '{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith([0, 15]);
  });

  it('have props of their own, which go first where they say something', async () => {
    const { user } = setup({
      precision: 2,
      beforeInputNumberProps: { precision: 0, prefix: '¥', className: 'mine' },
      afterInputNumberProps: { precision: undefined, placeholder: 'any' },
    });
    await user.type(start(), '1.25');
    await user.type(end(), '1.255');
    expect(shown()).toEqual(['125', '1.25']);
    expect(screen.getByText('¥')).toBeInTheDocument();
    expect(start().closest('.mine')).toHaveClass('ant-ext-range-number-start');
    expect(end()).toHaveAttribute('placeholder', 'any');
  });

  it('are disabled together or each on its own, also from around', () => {
    const { update } = setup({ disabled: true });
    expect([start().disabled, end().disabled]).toEqual([true, true]);
    update({ disabled: [false, true] });
    expect([start().disabled, end().disabled]).toEqual([false, true]);
    update({ disabled: undefined, readOnly: true });
    expect([start().readOnly, end().readOnly]).toEqual([true, true]);
  });

  it('are emptied one by one', async () => {
    const { onChange, user } = setup({ allowClear: true, defaultValue: [1, 2] });
    const [first] = screen.getAllByRole('button', { name: '清除' });
    if (!first) throw new Error('There is no clear button');
    await user.click(first);

    expect(onChange.mock.calls).toEqual([[[null, 2]]]);
  });

  it('say what they are for in the language of the page', () => {
    const { update } = setup();
    expect(start()).toHaveAttribute('placeholder', '最小值');
    expect(end()).toHaveAttribute('placeholder', '最大值');
    update({ placeholder: ['从', '到'] });
    expect(start()).toHaveAttribute('placeholder', '从');

    render(
      <ConfigProvider locale={enUS}>
        <RangeNumberExt aria-label="Weight" />
      </ConfigProvider>,
    );
    expect(screen.getByRole('spinbutton', { name: 'Start' })).toHaveAttribute(
      'placeholder',
      'Minimum',
    );
    expect(screen.getByRole('spinbutton', { name: 'End' })).toHaveAttribute(
      'placeholder',
      'Maximum',
    );
  });
});

describe('around the sides', () => {
  it('is a tilde between them, drawn as disabled only while both of them are', () => {
    const { update } = setup();
    const separator = screen.getByText('~');
    expect(separator).not.toHaveClass('ant-space-addon-disabled');
    update({ disabled: [false, true] });
    expect(separator).not.toHaveClass('ant-space-addon-disabled');
    update({ disabled: true });
    expect(separator).toHaveClass('ant-space-addon-disabled');
  });

  it('is a group with a name, a separator nobody reads, and parts that take classes and styles', () => {
    setup({
      separator: 'to',
      className: 'own',
      style: { width: 300 },
      classNames: { root: 'r', start: 's', separator: 'm', end: 'e' },
      styles: {
        root: { marginTop: 1, width: 1 },
        start: { top: 2 },
        separator: { top: 3 },
        end: { top: 4 },
      },
      id: 'price',
      'aria-describedby': 'hint',
    });
    const group = screen.getByRole('group', { name: 'Price' });
    expect(group).toHaveClass('ant-ext-range-number', 'own', 'r');
    expect(group).toHaveStyle({ width: '300px', marginTop: '1px' });
    expect(screen.getByText('to')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('to')).toHaveClass('m');
    expect(screen.getByText('to')).toHaveStyle({ top: '3px' });
    expect(start().closest('.s')).toHaveStyle({ top: '2px' });
    expect(end().closest('.e')).toHaveStyle({ top: '4px' });
    expect(start()).toHaveAttribute('id', 'price');
    expect(end()).not.toHaveAttribute('id');
    for (const side of [start(), end()]) expect(side).toHaveAttribute('aria-describedby', 'hint');
  });

  it.each(['success', 'warning', 'error'] as const)('shows the status %s on both sides', (name) => {
    setup({ status: name });
    for (const side of [start(), end()]) {
      expect(side.closest(`.ant-input-number-status-${name}`)).not.toBeNull();
    }
  });

  it('has the variant, and that of the deprecated bordered with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { container, update } = setup({ variant: 'filled' });
    expect(container.querySelectorAll('.ant-input-number-filled')).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();

    update({ variant: undefined, bordered: false });
    expect(container.querySelectorAll('.ant-input-number-borderless')).toHaveLength(2);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('borderless'));
    update({ variant: undefined, bordered: true });
    expect(container.querySelectorAll('.ant-input-number-outlined')).toHaveLength(2);
  });

  it('gives a ref focus, blur and the element', () => {
    const ref = createRef<RangeNumberRef>();
    const { unmount } = render(
      <>
        <RangeNumberExt ref={ref} aria-label="Price" />
        <input aria-label="Other" />
      </>,
    );
    expect(ref.current?.nativeElement).toBe(screen.getByRole('group'));
    act(() => ref.current?.focus());
    expect(start()).toHaveFocus();
    act(() => ref.current?.blur());
    expect(start()).not.toHaveFocus();

    act(() => screen.getByLabelText('Other').focus());
    act(() => ref.current?.blur());
    expect(screen.getByLabelText('Other')).toHaveFocus();

    unmount();
    expect(ref.current).toBeNull();
  });

  it('gives the focus to the start itself, not to an input in its prefix', () => {
    const ref = createRef<RangeNumberRef>();
    render(
      <RangeNumberExt
        ref={ref}
        aria-label="Price"
        beforeInputNumberProps={{ prefix: <input aria-label="Currency" /> }}
      />,
    );
    act(() => ref.current?.focus());

    expect(start()).toHaveFocus();
  });

  it('gives the focus to the end while the start is disabled', () => {
    const ref = createRef<RangeNumberRef>();
    const view = (props: RangeNumberExtProps) => (
      <RangeNumberExt ref={ref} aria-label="Price" id="price" {...props} />
    );
    const { rerender } = render(view({ disabled: [true, false] }));
    act(() => ref.current?.focus());
    expect(end()).toHaveFocus();
    expect(end()).toHaveAttribute('id', 'price');
    expect(start()).not.toHaveAttribute('id');

    rerender(view({ disabled: false }));
    act(() => ref.current?.focus());
    expect(start()).toHaveFocus();
    expect(start()).toHaveAttribute('id', 'price');
    expect(end()).not.toHaveAttribute('id');

    rerender(view({ beforeInputNumberProps: { disabled: true } }));
    act(() => ref.current?.focus());
    expect(end()).toHaveFocus();

    rerender(view({ disabled: true }));
    expect(start()).toHaveAttribute('id', 'price');
  });

  it('carries class names with the prefix of the provider', () => {
    render(
      <ConfigProviderExt themeExt="zeus" prefixCls="shop">
        <RangeNumberExt aria-label="Price" theme="hermes" size="small" />
      </ConfigProviderExt>,
    );
    expect(screen.getByRole('group')).toHaveClass('shop-space-compact', 'shop-ext-range-number');
    expect(start().closest('.shop-input-number-sm')).not.toBeNull();
  });

  it('carries class names and styles of its own prefix', () => {
    render(<RangeNumberExt aria-label="Price" prefixCls="price-range" />);
    expect(screen.getByRole('group')).toHaveClass('price-range');
    expect(screen.getByRole('group')).not.toHaveClass('ant-ext-range-number');
    expect(start().closest('.price-range-start')).not.toBeNull();
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toContain('.price-range-start');
  });

  it.each(['zeus', 'hermes', 'default'] as const)('is there in the theme %s', async (theme) => {
    const { onChange, user } = setup({ theme });
    await user.type(end(), '3');
    expect(onChange).toHaveBeenLastCalledWith([null, 3]);
  });

  it('renders on the server, and has no accessibility fault', async () => {
    const page = <RangeNumberExt aria-label="Price" defaultValue={[1000, 2000]} needThousandths />;
    expect(renderToString(page)).toContain('value="1,000"');
    const { container } = render(page);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

it('does not lose what is typed when its parent renders again', async () => {
  render(<Parent />);
  await userEvent.type(end(), '1.05');
  expect(end()).toHaveValue('1.05');
});

it('has a pair as its type', () => {
  expectTypeOf<RangeNumberValue>().toEqualTypeOf<[start: number | null, end: number | null]>();
  expectTypeOf<
    Parameters<NonNullable<RangeNumberExtProps['onChange']>>[0]
  >().toEqualTypeOf<RangeNumberValue>();
  expectTypeOf<NonNullable<RangeNumberExtProps['beforeInputNumberProps']>>().not.toHaveProperty(
    'value',
  );
});
