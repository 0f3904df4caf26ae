import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  DatePickerExt,
  DatePickerOutLineExt,
  type DatePickerOutLineExtProps,
  RangePickerOutLineExt,
  type RangePickerOutLineExtProps,
} from '..';
import type { PickerRef } from '../types';
import { enter, field, setupUser } from './popup';

const FRAME = 'ant-ext-outline-field';
const frame = () => document.querySelector<HTMLElement>(`.${FRAME}`);
/** As the styles of the frame see it. */
const isDisabled = () => frame()?.matches(':has(> [class*="-disabled"])');
const floats = () => frame()?.matches(`.${FRAME}-filled, .${FRAME}-focused`);

describe('DatePickerOutLineExt', () => {
  it('is named by its label, which floats while it is open or has a value', async () => {
    const onOpenChange = vi.fn();
    const onChange = vi.fn();
    render(
      <DatePickerOutLineExt
        label="Start"
        valueFormat="YYYY-MM-DD"
        onOpenChange={onOpenChange}
        onChange={onChange}
      />,
    );
    expect(floats()).toBe(false);

    const user = setupUser();
    await user.click(screen.getByText('Start'));
    expect(field('Start')).toHaveFocus();
    await user.click(field('Start'));
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(frame()).toHaveClass(`${FRAME}-focused`);

    enter(field('Start'), '2026-05-01');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-05-01', '2026-05-01');
    expect(floats()).toBe(true);
    expect(frame()).not.toHaveClass(`${FRAME}-focused`);

    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(floats()).toBe(false);
  });

  it.each([
    [{ value: '2026-05-01' }, true],
    [{ value: null }, false],
    [{ value: '' }, false],
    [{ value: undefined }, false],
    [{ defaultValue: '2026-05-01' }, true],
    [{ prefix: '#' }, true],
    [{ open: true }, true],
    [{ defaultOpen: true }, true],
    [{ preserveInvalidOnBlur: true }, true],
  ] satisfies [DatePickerOutLineExtProps<'YYYY-MM-DD'>, boolean][])(
    'with %o it floats: %s',
    (props, expected) => {
      render(<DatePickerOutLineExt label="Start" valueFormat="YYYY-MM-DD" {...props} />);

      expect(floats()).toBe(expected);
    },
  );

  it('has a star when the rules of its field require a value, unless told otherwise', () => {
    const page = (required?: boolean) => (
      <Form>
        <Form.Item name="start" rules={[{ required: true }]}>
          <DatePickerOutLineExt label="Start" required={required} />
        </Form.Item>
      </Form>
    );
    const { rerender } = render(page());
    expect(screen.getByText('*')).toBeInTheDocument();
    expect(field('Start')).toBeRequired();

    rerender(page(false));
    expect(screen.queryByText('*')).not.toBeInTheDocument();
    expect(field('Start')).not.toBeRequired();
  });

  it('shows a status, a size, and that it is disabled; class and style are the frame’s', () => {
    render(
      <DatePickerOutLineExt
        label="Start"
        status="warning"
        size="small"
        disabled
        className="wide"
        style={{ width: 240 }}
      />,
    );

    expect(frame()).toHaveClass(`${FRAME}-small`, 'wide');
    expect(frame()?.matches(':has(> [class*="-disabled"][class*="-status-warning"])')).toBe(true);
    expect(frame()).toHaveStyle({ width: '240px' });
    expect(document.querySelector('.ant-picker')).toHaveClass('ant-picker-borderless');
    expect(document.querySelector('.ant-picker')).not.toHaveClass('wide');
    expect(field('Start')).toBeDisabled();
  });

  it.each(['zeus', 'hermes', 'default'] as const)('has the theme %s, and a ref', (theme) => {
    const ref = createRef<PickerRef>();
    render(<DatePickerOutLineExt ref={ref} label="Start" theme={theme} />);
    ref.current?.focus();

    expect(field('Start')).toHaveFocus();
  });

  it('renders on the server', () => {
    expect(renderToString(<DatePickerOutLineExt label="Start" />)).toContain('Start');
  });

  it('is also a part of DatePickerExt', () => {
    expect(DatePickerExt.Outline).toBe(DatePickerOutLineExt);
    expect(DatePickerExt.RangeOutline).toBe(RangePickerOutLineExt);
  });
});

describe('RangePickerOutLineExt', () => {
  it('names both inputs by its label, which floats while it is open or has a value', async () => {
    const onChange = vi.fn();
    render(<RangePickerOutLineExt label="Period" valueFormat="YYYY-MM-DD" onChange={onChange} />);
    expect(floats()).toBe(false);

    const user = setupUser();
    await user.click(screen.getByText('Period'));
    expect(field('Period Start date')).toHaveFocus();
    await user.click(field('Period Start date'));
    expect(frame()).toHaveClass(`${FRAME}-focused`);

    enter(field('Period Start date'), '2026-05-01');
    enter(field('Period End date'), '2026-05-03');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      ['2026-05-01', '2026-05-03'],
      ['2026-05-01', '2026-05-03'],
    );
    expect(floats()).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith(null, null);
    expect(floats()).toBe(false);
  });

  it.each([
    [{ value: ['2026', null] }, true],
    [{ value: [null, '2026'] }, true],
    [{ value: [null, null] }, false],
    [{ value: null }, false],
    [{ defaultValue: ['2026', '2027'] }, true],
    [{ prefix: '#' }, true],
    [{ open: true }, true],
    [{ defaultOpen: true }, true],
    [{ preserveInvalidOnBlur: true }, true],
  ] satisfies [RangePickerOutLineExtProps<'YYYY'>, boolean][])(
    'with %o it floats: %s',
    (props, expected) => {
      render(<RangePickerOutLineExt label="Years" picker="year" valueFormat="YYYY" {...props} />);

      expect(floats()).toBe(expected);
    },
  );

  it('keeps the ids that it is given', () => {
    render(
      <>
        <RangePickerOutLineExt label="One" id="one" />
        <RangePickerOutLineExt label="Two" id={{ start: 'from', end: 'to' }} />
        <RangePickerOutLineExt label="Three" id={{ end: 'until' }} />
      </>,
    );

    expect(field('One Start date')).toHaveAttribute('id', 'one');
    expect(field('Two Start date')).toHaveAttribute('id', 'from');
    expect(field('Two End date')).toHaveAttribute('id', 'to');
    expect(field('Three Start date')).toHaveAttribute('id');
    expect(field('Three End date')).toHaveAttribute('id', 'until');
  });

  it('is disabled only when both ends are', () => {
    const { rerender } = render(
      <RangePickerOutLineExt label="Period" allowEmpty disabled={[true, false]} />,
    );
    expect(isDisabled()).toBe(false);

    rerender(<RangePickerOutLineExt label="Period" allowEmpty disabled={[true, true]} />);
    expect(isDisabled()).toBe(true);

    rerender(<RangePickerOutLineExt label="Period" allowEmpty disabled />);
    expect(isDisabled()).toBe(true);
  });

  it('has the star of its rule, its shortcuts and its ref', async () => {
    const ref = createRef<PickerRef>();
    render(
      <Form>
        <Form.Item name="period" rules={[{ required: true }]}>
          <RangePickerOutLineExt ref={ref} label="Period" theme="hermes" shortcuts={['today']} />
        </Form.Item>
      </Form>,
    );
    expect(screen.getByText('*')).toBeInTheDocument();
    expect(field('Period Start date')).toBeRequired();
    ref.current?.focus();
    expect(field('Period Start date')).toHaveFocus();

    await setupUser().click(field('Period Start date'));
    expect(screen.getByText('今天')).toBeInTheDocument();
  });
});
