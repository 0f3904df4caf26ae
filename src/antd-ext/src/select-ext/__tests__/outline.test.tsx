import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type RefSelectProps } from 'antd';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SelectOutLineExt, type SelectOutLineExtProps } from '..';
import { field, row } from './popup';

const STATUS = { open: 'Open', closed: 'Closed' };
const FRAME = 'ant-ext-outline-field';
const frame = () => field().closest(`.${FRAME}`);
/** As the styles of the frame see it. */
const isOpen = () => frame()?.matches(':has([aria-expanded=true])');
const floats = () => frame()?.matches(`.${FRAME}-filled`) || isOpen();

const setup = (props: Partial<SelectOutLineExtProps> = {}) =>
  render(<SelectOutLineExt label="Status" dataMap={STATUS} {...props} />);

describe('SelectOutLineExt', () => {
  it('is named by its label, which floats with a value and comes down without', async () => {
    setup({ allowClear: true });
    expect(floats()).toBe(false);

    await userEvent.click(field());
    expect(isOpen()).toBe(true);
    await userEvent.click(row('Open'));
    expect(floats()).toBe(true);
    expect(isOpen()).toBe(false);

    const clear = document.querySelector('.ant-select-clear');
    if (!clear) throw new Error('There is nothing to clear with');
    await userEvent.click(clear);
    expect(floats()).toBe(false);
  });

  it.each([
    [{ value: 'open' }, true],
    [{ value: null }, false],
    [{ value: undefined }, false],
    [{ multipleCheckbox: true, value: [] }, false],
    [{ multipleCheckbox: true, value: ['open'] }, true],
    [{ defaultValue: 'open' }, true],
    [{ prefix: '#' }, true],
    [{ open: true }, true],
    [{ defaultOpen: true, autoFocus: true }, true],
  ] satisfies [Partial<SelectOutLineExtProps>, boolean][])(
    'with %o it floats: %s',
    (props, expected) => {
      setup(props);

      expect(floats()).toBe(expected);
    },
  );

  it('has a star when the rules of its field require a value, unless told otherwise', () => {
    const page = (required?: boolean) => (
      <Form>
        <Form.Item name="status" rules={[{ required: true }]}>
          <SelectOutLineExt label="Status" dataMap={STATUS} required={required} />
        </Form.Item>
      </Form>
    );
    const { rerender } = render(page());
    expect(screen.getByText('*')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-required', 'true');

    rerender(page(false));
    expect(screen.queryByText('*')).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-required', 'false');
  });

  it('says that it is required, also without a form', () => {
    setup({ required: true });

    expect(screen.getByText('*')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-required', 'true');
  });

  it('shows a status, a size, and that it is disabled; class and style are the frame’s', () => {
    setup({
      status: 'error',
      size: 'large',
      disabled: true,
      className: 'wide',
      style: { width: 240 },
    });

    expect(frame()).toHaveClass(`${FRAME}-large`, 'wide');
    expect(frame()?.matches(':has(> [class*="-disabled"][class*="-status-error"])')).toBe(true);
    expect(frame()).toHaveStyle({ width: '240px' });
    expect(field()).toBeDisabled();
  });

  it.each(['zeus', 'hermes', 'default'] as const)(
    'has the theme %s, and passes its ref',
    (theme) => {
      const ref = createRef<RefSelectProps>();
      render(<SelectOutLineExt ref={ref} label="Status" theme={theme} dataMap={STATUS} />);

      ref.current?.focus();
      expect(field()).toHaveFocus();
    },
  );

  it('renders on the server', () => {
    expect(renderToString(<SelectOutLineExt label="Status" dataMap={STATUS} />)).toContain(
      'Status',
    );
  });
});
