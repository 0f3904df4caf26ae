import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ConfigProvider,
  Form,
  type GetProps,
  type GetRef,
  type Input,
  type InputProps,
  type InputRef,
  Space,
} from 'antd';
import axe from 'axe-core';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { parseStylesheets } from '../../../../../tests/support/stylesheets';
import { untyped } from '../../_internal/__tests__/untyped';
import { ConfigProviderExt } from '../../config-provider-ext';
import type { ThemeExt } from '../../themes';
import { InputExt, type InputExtProps, InputOutLineExt } from '..';

parseStylesheets();

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('autofill', () => {
  it.each([
    ['an input', <InputExt key="1" aria-label="Name" />, 'off'],
    ['a text area', <InputExt.TextArea key="2" aria-label="Name" />, 'off'],
    ['a search', <InputExt.Search key="3" aria-label="Name" type="text" />, 'off'],
    ['an outlined input', <InputExt.Outline key="4" label="Name" />, 'off'],
  ])('is off for %s', (_, node, expected) => {
    const { container } = render(node);
    expect(container.querySelector('input, textarea')).toHaveAttribute('autocomplete', expected);
  });

  it('asks for a new password, which fills no old one in', () => {
    render(<InputExt.Password aria-label="Name" />);
    expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('lets a phone fill a code in', () => {
    render(<InputExt.OTP length={4} />);
    for (const cell of screen.getAllByRole('textbox')) {
      expect(cell).toHaveAttribute('autocomplete', 'one-time-code');
    }
  });

  it('is what the own prop says, before what the ConfigProvider says', () => {
    render(
      <ConfigProvider input={{ autoComplete: 'on' }} textArea={{ autoComplete: 'on' }}>
        <InputExt aria-label="Name" autoComplete="name" />
        <InputExt aria-label="City" />
        <InputExt.TextArea aria-label="Remarks" />
        <InputExt.Search aria-label="Orders" />
      </ConfigProvider>,
    );
    expect(field()).toHaveAttribute('autocomplete', 'name');
    for (const name of ['City', 'Remarks', 'Orders']) {
      expect(screen.getByLabelText(name)).toHaveAttribute('autocomplete', 'on');
    }
  });
});

describe('value', () => {
  const values: [unknown, string][] = [
    ['text', 'text'],
    ['', ''],
    [null, ''],
    [12, '12'],
    [2n ** 64n, '18446744073709551616'],
    [0, '0'],
  ];

  it.each(values)('%o is shown as %j', (value, text) => {
    // What arrives from untyped code, too.
    const props = { value: value as string, readOnly: true };
    render(
      <>
        <InputExt aria-label="Input" {...props} />
        <InputExt.TextArea aria-label="Area" {...props} />
        <InputExt.Password aria-label="Password" {...props} />
        <InputExt.Search aria-label="Search" {...props} />
        <InputExt.Outline label="Outline" {...props} />
      </>,
    );
    for (const name of ['Input', 'Area', 'Password', 'Search', 'Outline']) {
      expect(screen.getByLabelText(name)).toHaveValue(text);
    }
  });

  it('undefined leaves the text to the field', async () => {
    const { rerender } = render(<InputExt aria-label="Name" value={undefined} defaultValue="a" />);
    await userEvent.type(field(), 'b');
    expect(field()).toHaveValue('ab');

    rerender(<InputExt aria-label="Name" value="set" />);
    expect(field()).toHaveValue('set');
    rerender(<InputExt aria-label="Name" value={null} />);
    expect(field()).toHaveValue('');
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [true], [{}], [['a']], [Symbol('a')]])(
    '%s is no text: the field stays empty and says what to do',
    (value) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      render(
        <>
          <InputExt {...untyped<InputExtProps>({ value })} aria-label="Name" readOnly />
          <InputExt {...untyped<InputExtProps>({ defaultValue: value })} aria-label="City" />
        </>,
      );

      expect(field()).toHaveValue('');
      expect(screen.getByLabelText('City')).toHaveValue('');
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Pass a string'));
    },
  );

  it('of a code is shown cell by cell, and null or its end empties them', () => {
    const { rerender } = render(<InputExt.OTP length={3} value="123" />);
    const cells = () => screen.getAllByRole<HTMLInputElement>('textbox').map((cell) => cell.value);
    expect(cells()).toEqual(['1', '2', '3']);

    rerender(<InputExt.OTP length={3} value={45} />);
    expect(cells()).toEqual(['4', '5', '']);
    rerender(<InputExt.OTP length={3} value={null} />);
    expect(cells()).toEqual(['', '', '']);
    rerender(<InputExt.OTP length={3} value="678" />);
    rerender(<InputExt.OTP length={3} value={undefined} />);
    expect(cells()).toEqual(['', '', '']);
  });
});

it('emits the code when its last cell is filled', async () => {
  const onChange = vi.fn();
  render(<InputExt.OTP length={3} onChange={onChange} aria-label="Code" />);
  expect(screen.getByRole('group', { name: 'Code' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'OTP Input 1' }), '12');
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.keyboard('3');
  expect(onChange.mock.calls).toEqual([['123']]);
});

describe('around the fields', () => {
  it('gives what antd gives to a ref', () => {
    const input = createRef<InputRef>();
    const area = createRef<GetRef<typeof Input.TextArea>>();
    const search = createRef<InputRef>();
    const code = createRef<GetRef<typeof Input.OTP>>();
    const { unmount } = render(
      <>
        <InputExt ref={input} aria-label="Name" />
        <InputExt.TextArea ref={area} aria-label="Remarks" />
        <InputExt.Search ref={search} aria-label="Orders" />
        <InputExt.OTP ref={code} length={2} />
      </>,
    );
    input.current?.focus();
    expect(field()).toHaveFocus();
    expect(area.current?.resizableTextArea?.textArea).toBe(screen.getByLabelText('Remarks'));
    expect(search.current?.input).toBe(screen.getByLabelText('Orders'));
    expect(code.current?.nativeElement).toBe(screen.getByRole('group'));

    unmount();
    expect([input.current, area.current, search.current, code.current]).toEqual(
      Array(4).fill(null),
    );
  });

  it('carries class names with the prefix of the provider, and is part of a group', () => {
    render(
      <ConfigProviderExt themeExt="zeus" prefixCls="shop">
        <Space.Compact>
          <InputExt aria-label="Name" className="wide" theme="hermes" />
          <InputExt.TextArea aria-label="Remarks" />
          <InputExt.OTP length={1} data-testid="code" />
        </Space.Compact>
      </ConfigProviderExt>,
    );
    expect(field()).toHaveClass('shop-input', 'shop-ext-input', 'wide');
    expect(field()).toHaveClass('shop-input-compact-first-item');
    expect(screen.getByLabelText('Remarks').closest('.shop-ext-input-textarea')).not.toBeNull();
    expect(screen.getByTestId('code')).toHaveClass('shop-ext-otp');
  });

  it.each([
    ['InputExt', InputExt],
    ['TextArea', InputExt.TextArea],
    ['Password', InputExt.Password],
    ['Search', InputExt.Search],
    ['OTP', InputExt.OTP],
    ['Outline', InputExt.Outline],
  ])('has a theme of its own: %s', (_, Field) => {
    const colors = { zeus: '#2f3fd0', hermes: '#bf4406', default: '#1677ff' };
    const wear = (theme?: ThemeExt) => (
      // With styles of its own, also when a test before has made the same.
      <StyleProvider cache={createCache()}>
        <Field theme={theme} />
      </StyleProvider>
    );
    const { container, rerender } = render(wear());
    for (const theme of ['zeus', 'hermes', 'default'] as const) {
      rerender(wear(theme));
      const root = container.querySelector('[class*="ant-ext-"]');
      if (!root) throw new Error('There is no field');
      expect(getComputedStyle(root).getPropertyValue('--ant-color-primary')).toBe(colors[theme]);
    }
  });

  it('gives the ref of a search the field that is there after a theme has come', () => {
    const search = createRef<InputRef>();
    const { rerender } = render(<InputExt.Search ref={search} aria-label="Orders" />);
    rerender(<InputExt.Search ref={search} aria-label="Orders" theme="hermes" />);

    expect(search.current?.input).toBe(screen.getByLabelText('Orders'));
  });

  it('renders on the server and in strict mode, and has no accessibility fault', async () => {
    const page = (
      <StrictMode>
        <InputExt aria-label="Name" defaultValue="Ada" showCount maxLength={9} />
        <InputExt.TextArea aria-label="Remarks" />
        <InputExt.Password aria-label="Password" />
        <InputExt.Search aria-label="Orders" enterButton="Search" />
        <InputExt.OTP aria-label="Code" length={4} />
        <InputOutLineExt label="City" required defaultValue="Hangzhou" />
      </StrictMode>
    );
    expect(renderToString(page)).toContain('value="Ada"');
    const { container } = render(page);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('InputOutLineExt', () => {
  const frame = () => field().closest('.ant-ext-outline-field');

  it('is InputExt.Outline, and its label names the field and floats when it is filled', async () => {
    const onChange = vi.fn();
    render(<InputExt.Outline label="Name" required onChange={onChange} />);
    expect(InputExt.Outline).toBe(InputOutLineExt);
    expect(field()).toBeRequired();
    expect(frame()).not.toHaveClass('ant-ext-outline-field-filled');

    await userEvent.type(field(), 'A');
    expect(onChange).toHaveBeenCalledOnce();
    expect(frame()).toHaveClass('ant-ext-outline-field-filled');
    await userEvent.clear(field());
    expect(frame()).not.toHaveClass('ant-ext-outline-field-filled');
  });

  it.each<[string, InputExtProps]>([
    ['a prefix', { prefix: '¥' }],
    ['a suffix', { suffix: 'EUR' }],
    ['a counter', { showCount: true }],
    ['a text from outside', { value: 'Ada' }],
  ])('stays up for %s', (_, props) => {
    render(<InputOutLineExt label="Name" readOnly {...props} />);
    expect(frame()).toHaveClass('ant-ext-outline-field-filled');
  });

  it.each(['date', 'datetime-local', 'time', 'month', 'week'])(
    'stays up for the pattern of a native field of type %s',
    (type) => {
      render(<InputOutLineExt label="When" type={type} />);
      expect(screen.getByLabelText('When').closest('.ant-ext-outline-field')).toHaveClass(
        'ant-ext-outline-field-filled',
      );
    },
  );

  it('takes disabled, status, size, id and trim', async () => {
    const { rerender } = render(
      <InputOutLineExt label="Name" disabled status="error" size="small" id="name" />,
    );
    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('id', 'name');
    expect(frame()).toHaveClass('ant-ext-outline-field-small');
    expect(frame()?.matches(':has(> [class*="-disabled"][class*="-status-error"])')).toBe(true);

    rerender(<InputOutLineExt label="Name" trim id="name" />);
    await userEvent.type(field(), ' Ada ');
    await userEvent.tab();
    expect(field()).toHaveValue('Ada');
  });

  it('shows the star of a required Form.Item without being told', () => {
    render(
      <Form>
        <Form.Item name="name" rules={[{ required: true }]}>
          <InputOutLineExt label="Name" />
        </Form.Item>
      </Form>,
    );
    expect(screen.getByText('*')).toBeInTheDocument();
    expect(field()).toBeRequired();
  });

  it('is emptied by its button', async () => {
    const onChange = vi.fn();
    render(<InputOutLineExt label="Name" defaultValue="Ada" allowClear onChange={onChange} />);
    const clear = frame()?.querySelector('.ant-input-clear-icon');
    if (!clear) throw new Error('There is no clear button');
    fireEvent.click(clear);

    expect(field()).toHaveValue('');
    expect(frame()).not.toHaveClass('ant-ext-outline-field-filled');
    expect(onChange).toHaveBeenCalledOnce();
  });
});

it('has the types of antd, and null as a value', () => {
  expectTypeOf<InputExtProps['value']>().toEqualTypeOf<InputProps['value'] | null>();
  expectTypeOf<InputProps>().toExtend<InputExtProps>();
  expectTypeOf<GetProps<typeof Input.Search>>().toExtend<
    React.ComponentProps<typeof InputExt.Search>
  >();
  expectTypeOf<GetProps<typeof Input.TextArea>>().toExtend<
    React.ComponentProps<typeof InputExt.TextArea>
  >();
  expectTypeOf<InputExtProps['showCount']>().toEqualTypeOf<
    React.ComponentProps<typeof Input>['showCount']
  >();
  expectTypeOf<React.ComponentProps<typeof InputExt.OTP>>().not.toHaveProperty('trim');
  expectTypeOf<React.ComponentProps<typeof InputExt.Outline>>().not.toHaveProperty('variant');
});
