import { render, screen } from '@testing-library/react';
import { theme as antdTheme, ConfigProvider, Form } from 'antd';
import byBY from 'antd/locale/by_BY';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import axe from 'axe-core';
import dayjs from 'dayjs';
import 'dayjs/locale/be';
import { createRef, type ReactNode, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { getTheme } from '../../themes';
import { DatePickerExt, type DatePickerExtProps } from '..';
import type { PickerRef } from '../types';
import { cell, enter, field, setupUser } from './popup';

const DAY = new Date(2026, 4, 1).getTime();

function Owner() {
  const [value, setValue] = useState<string | null>('2026-05-01');
  return (
    <>
      <DatePickerExt
        aria-label="Kept"
        valueFormat="YYYY-MM-DD"
        value="2026-05-01"
        onChange={setValue}
      />
      <DatePickerExt aria-label="Follows" valueFormat="YYYY-MM-DD" value={value} />
    </>
  );
}

/** Says which color is in force where it stands. */
function Look() {
  return antdTheme.useToken().token.colorPrimary;
}

describe('DatePickerExt', () => {
  it.each([
    ['dayjs', dayjs(DAY)],
    ['timestamp', DAY],
    ['iso', new Date(DAY).toISOString()],
    ['YYYY-MM-DD', '2026-05-01'],
    ['D/M/YYYY', '1/5/2026'],
  ])(
    'shows a value that is %s, and gives the chosen one in the same way',
    async (valueFormat, value) => {
      const onChange = vi.fn();
      // The pairs above belong together, which the compiler cannot know of a table.
      const props = { valueFormat, value, onChange } as DatePickerExtProps<string>;
      render(<DatePickerExt aria-label="Start" {...props} />);
      expect(field('Start')).toHaveValue('2026-05-01');

      const user = setupUser();
      await user.click(field('Start'));
      await user.click(cell('2026-05-01'));
      expect(onChange).not.toHaveBeenCalled();
      await user.click(field('Start'));
      await user.click(cell('2026-05-20'));

      const next = new Date(2026, 4, 20);
      const expected: Record<string, unknown> = {
        timestamp: next.getTime(),
        iso: next.toISOString(),
        'YYYY-MM-DD': '2026-05-20',
        'D/M/YYYY': '20/5/2026',
      };
      const [[given, text] = []] = onChange.mock.calls;
      if (valueFormat === 'dayjs') expect(dayjs(given).format('YYYY-MM-DD')).toBe('2026-05-20');
      else expect(given).toBe(expected[valueFormat]);
      expect(text).toBe('2026-05-20');
    },
  );

  it('keeps its value itself without one, and gives null when it is cleared', async () => {
    const onChange = vi.fn();
    render(
      <StrictMode>
        <DatePickerExt
          aria-label="Start"
          valueFormat="timestamp"
          value={undefined}
          defaultValue={DAY}
          onChange={onChange}
        />
      </StrictMode>,
    );
    enter(field('Start'), '2026-06-02');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(new Date(2026, 5, 2).getTime(), '2026-06-02');
    expect(field('Start')).toHaveValue('2026-06-02');

    await setupUser().click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith(null, null);
    expect(field('Start')).toHaveValue('');
  });

  it.each([
    ['{Tab}', undefined],
    ['{Enter}', undefined],
    ['{Enter}', 'own'],
  ])('is emptied by deleting its text and %s, with the prefix %s', async (key, prefixCls) => {
    const onChange = vi.fn();
    const keyDown = vi.fn();
    const props = { valueFormat: 'YYYY-MM-DD', defaultValue: '2026-05-01', onChange } as const;
    render(
      <DatePickerExt aria-label="Start" {...props} prefixCls={prefixCls} onKeyDown={keyDown} />,
    );
    const user = setupUser();
    await user.click(field('Start'));
    await user.keyboard(key);
    expect(onChange).not.toHaveBeenCalled();

    await user.clear(field('Start'));
    await user.keyboard(key);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, null);
    expect(field('Start')).toHaveValue('');
    expect(keyDown).toHaveBeenCalledWith(
      expect.objectContaining({ key: key.slice(1, -1) }),
      expect.any(Function),
    );
  });

  it('is not emptied by a key whose handler prevents that', async () => {
    const onChange = vi.fn();
    render(
      <DatePickerExt
        aria-label="Start"
        defaultValue={dayjs(DAY)}
        onChange={onChange}
        onKeyDown={(event) => event.preventDefault()}
      />,
    );
    const user = setupUser();
    await user.clear(field('Start'));
    await user.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is not emptied where nobody may, and by other keys', async () => {
    const onChange = vi.fn();
    render(
      <DatePickerExt
        aria-label="Start"
        defaultValue={dayjs(DAY)}
        allowClear={false}
        onChange={onChange}
      />,
    );
    render(<DatePickerExt aria-label="End" defaultValue={dayjs(DAY)} onChange={onChange} />);
    const user = setupUser();
    await user.clear(field('Start'));
    await user.keyboard('{Tab}');
    await user.clear(field('End'));
    await user.keyboard('{Shift}{Escape}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows what its owner says, and nothing else', () => {
    render(<Owner />);
    enter(field('Kept'), '2026-06-02');

    expect(field('Follows')).toHaveValue('2026-06-02');
    expect(field('Kept')).toHaveValue('2026-05-01');
  });

  it('is empty for null, for an empty text, and when a value becomes undefined', () => {
    const page = (value: string | null | undefined) => (
      <DatePickerExt aria-label="Start" valueFormat="YYYY-MM-DD" value={value} />
    );
    const { rerender } = render(page('2026-05-01'));
    for (const nothing of [null, '', undefined]) {
      rerender(page('2026-05-01'));
      expect(field('Start')).toHaveValue('2026-05-01');
      rerender(page(nothing));
      expect(field('Start')).toHaveValue('');
    }
  });

  it('with showTime keeps the seconds, and milliseconds only where they are seen', async () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 1, 10, 20, 30, 400), toFake: ['Date'] });
    const onChange = vi.fn();
    const page = (showTime: DatePickerExtProps['showTime']) => (
      <DatePickerExt
        aria-label="Start"
        valueFormat="timestamp"
        showTime={showTime}
        value={null}
        onChange={onChange}
      />
    );
    const { rerender } = render(page(true));
    const user = setupUser();
    await user.click(field('Start'));
    await user.click(screen.getByText('Now'));
    expect(onChange.mock.lastCall?.[0]).toBe(new Date(2026, 4, 1, 10, 20, 30).getTime());

    for (const showTime of [{ format: 'HH:mm:ss.SSS' }, { showMillisecond: true }]) {
      onChange.mockClear();
      rerender(page(showTime));
      await user.click(field('Start'));
      await user.click(screen.getByText('Now'));
      expect(onChange.mock.lastCall?.[0]).toBe(new Date(2026, 4, 1, 10, 20, 30, 400).getTime());
    }
    vi.useRealTimers();
  });

  it('gives what is shown and no more: no seconds for a field of minutes', async () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 1, 10, 20, 37, 400), toFake: ['Date'] });
    const onChange = vi.fn();
    const heard = { onChange, 'aria-label': 'Start' };
    const { rerender } = render(
      <DatePickerExt
        valueFormat="timestamp"
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        {...heard}
      />,
    );
    const user = setupUser();
    await user.click(field('Start'));
    await user.click(screen.getByText('Now'));
    expect(field('Start')).toHaveValue('2026-05-01 10:20');
    expect(onChange.mock.lastCall?.[0]).toBe(new Date(2026, 4, 1, 10, 20).getTime());

    rerender(<DatePickerExt.TimePicker valueFormat="HH:mm:ss" format="HH:mm" {...heard} />);
    await user.click(field('Start'));
    await user.click(screen.getByText('Now'));
    expect(onChange).toHaveBeenLastCalledWith('10:20:00', '10:20');
    vi.useRealTimers();
  });

  it('takes and gives a list with multiple', async () => {
    const onChange = vi.fn();
    render(
      <DatePickerExt
        multiple
        valueFormat="YYYYMMDD"
        value={['20260501', '20260503']}
        onChange={onChange}
        needConfirm
        open
      />,
    );
    expect(screen.getByText('2026-05-03')).toBeInTheDocument();

    await setupUser().click(cell('2026-05-20'));
    await setupUser().click(screen.getByRole('button', { name: 'OK' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      ['20260501', '20260503', '20260520'],
      ['2026-05-01', '2026-05-03', '2026-05-20'],
    );
  });

  it('keeps what is chosen and not confirmed when the same value is rendered again', async () => {
    const onChange = vi.fn();
    const page = () => (
      <DatePickerExt
        multiple
        needConfirm
        open
        valueFormat="YYYYMMDD"
        value={['20260501']}
        onChange={onChange}
      />
    );
    const { rerender } = render(page());
    await setupUser().click(cell('2026-05-20'));
    rerender(page());
    await setupUser().click(screen.getByRole('button', { name: 'OK' }));

    expect(onChange.mock.lastCall?.[0]).toEqual(['20260501', '20260520']);
  });

  it('gives an empty list when the last of several is taken away', async () => {
    const onChange = vi.fn();
    render(
      <DatePickerExt
        multiple
        valueFormat="YYYYMMDD"
        defaultValue={['20260501']}
        onChange={onChange}
      />,
    );
    const remove = document.querySelector('.ant-picker-selection-item-remove');
    if (!remove) throw new Error('There is nothing to take away with');
    await setupUser().click(remove);

    expect(onChange.mock.lastCall?.[0]).toEqual([]);
  });

  it('is as wide as its container, unless told otherwise, and has a class of its own', () => {
    const { container, rerender } = render(<DatePickerExt />);
    expect(container.firstChild).toHaveClass('ant-ext-date-picker');
    expect(container.firstChild).toHaveStyle({ width: '100%' });

    rerender(<DatePickerExt className="mine" style={{ width: 200, marginTop: 3 }} />);
    expect(container.firstChild).toHaveClass('ant-ext-date-picker', 'mine');
    expect(container.firstChild).toHaveStyle({ width: '200px', marginTop: '3px' });
  });

  it('is as wide as its provider says', () => {
    const style = { width: 300, marginTop: 3 };
    const config = { datePicker: { style }, timePicker: { style: { width: 100 } } };
    const page = (picker: ReactNode) => <ConfigProvider {...config}>{picker}</ConfigProvider>;
    const { container, rerender } = render(page(<DatePickerExt style={{ marginTop: 5 }} />));
    expect(container.firstChild).toHaveStyle({ width: '300px', marginTop: '5px' });
    rerender(page(<DatePickerExt.TimePicker />));
    expect(container.firstChild).toHaveStyle({ width: '100px' });
  });

  it('keeps what is chosen also when nobody listens', () => {
    render(
      <>
        <DatePickerExt aria-label="Start" />
        <DatePickerExt.RangePicker aria-label="Period" />
        <DatePickerExt.Outline label="Day" />
        <DatePickerExt.RangeOutline label="Days" />
      </>,
    );
    for (const name of ['Start', 'Day']) {
      enter(field(name), '2026-06-02');
      expect(field(name)).toHaveValue('2026-06-02');
    }
    for (const name of ['Period', 'Days']) {
      enter(field(`${name} Start date`), '2026-06-02');
      enter(field(`${name} End date`), '2026-06-05');
      expect(field(`${name} End date`)).toHaveValue('2026-06-05');
    }
  });

  it('passes its ref and what antd takes', () => {
    const ref = createRef<PickerRef>();
    const onFocus = vi.fn();
    render(<DatePickerExt ref={ref} aria-label="Start" placeholder="Day" onFocus={onFocus} />);
    ref.current?.focus();

    expect(field('Start')).toHaveFocus();
    expect(onFocus).toHaveBeenCalledOnce();
    expect(screen.getByPlaceholderText('Day')).toBe(field('Start'));
  });

  it('can be unmounted while it is open', async () => {
    const { unmount } = render(<DatePickerExt aria-label="Start" valueFormat="timestamp" />);
    await setupUser().click(field('Start'));
    unmount();

    expect(document.querySelector('.ant-picker-dropdown')).toBeNull();
  });

  it.each(['zeus', 'hermes', 'default'] as const)('has the theme %s', (theme) => {
    render(<DatePickerExt theme={theme} open renderExtraFooter={() => <Look />} />);

    const { colorPrimary } = antdTheme.getDesignToken(getTheme(theme, 'light'));
    expect(screen.getByText(colorPrimary)).toBeInTheDocument();
  });

  it('is in the language of antd, also months and days', () => {
    render(
      <ConfigProvider locale={zhCN}>
        <DatePickerExt open defaultPickerValue={dayjs(DAY)} />
      </ConfigProvider>,
    );

    expect(screen.getByPlaceholderText('请选择日期')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /月份选择|选择月份/ })).toHaveTextContent('5月');
    expect(document.querySelector('thead')).toHaveTextContent(/^一二三四五六日$/);
    expect(dayjs.locale()).toBe('en');
  });

  it('renders on a server', () => {
    const html = renderToString(<DatePickerExt valueFormat="YYYY-MM-DD" value="2026-05-01" />);

    expect(html).toContain('value="2026-05-01"');
  });

  it('has no accessibility fault', async () => {
    const { container } = render(
      <>
        <DatePickerExt aria-label="Start" valueFormat="timestamp" value={DAY} />
        <DatePickerExt.RangePicker aria-label="Period" />
        <DatePickerExt.Outline label="Day" />
        <DatePickerExt.RangeOutline label="Days" required />
      </>,
    );
    const { violations } = await axe.run(container, {
      // jsdom paints nothing, so colors cannot be judged here.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });

    expect(violations).toEqual([]);
  });
});

interface WeekProps {
  locale?: typeof zhCN;
  onChange: (value: string | null) => void;
}

/** An open picker of weeks in a language, which says with what day they begin. */
function Week({ locale, onChange }: WeekProps) {
  return (
    <ConfigProvider locale={locale}>
      <DatePickerExt.WeekPicker
        open
        valueFormat="YYYY-MM-DD"
        value="2026-05-01"
        onChange={onChange}
      />
    </ConfigProvider>
  );
}

describe('the pickers of the family', () => {
  it.each([
    ['MonthPicker', '2026-05', '2026-05-01'],
    ['QuarterPicker', '2026-Q2', '2026-04-01'],
    ['YearPicker', '2026', '2026-01-01'],
  ] as const)('%s: %s is %s', (name, text, value) => {
    const onChange = vi.fn();
    const Picker = DatePickerExt[name];
    render(<Picker aria-label="Start" valueFormat="YYYY-MM-DD" onChange={onChange} />);
    enter(field('Start'), text);

    expect(onChange).toHaveBeenCalledExactlyOnceWith(value, text);
    expect(Picker.displayName).toBe(`DatePickerExt.${name}`);
  });

  it('MonthPicker gives the first day of the month, whatever the day before', async () => {
    const onChange = vi.fn();
    render(
      <DatePickerExt.MonthPicker
        open
        valueFormat="YYYY-MM-DD"
        value="2026-05-15"
        onChange={onChange}
      />,
    );
    await setupUser().click(cell('2026-07'));

    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-07-01', '2026-07');
  });

  it('WeekPicker gives the first day of the week, which depends on the language', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Week onChange={onChange} />);
    await setupUser().click(cell('2026-05-20'));
    expect(onChange.mock.lastCall?.[0]).toBe('2026-05-17');

    // antd writes the second one in its own way.
    for (const locale of [zhCN, byBY]) {
      rerender(<Week locale={locale} onChange={onChange} />);
      await setupUser().click(cell('2026-05-20'));
      expect(onChange.mock.lastCall?.[0]).toBe('2026-05-18');
    }
  });

  it('leaves the language of dayjs, which is that of the whole app, as it is', async () => {
    dayjs.locale('zh-cn');
    try {
      const onChange = vi.fn();
      render(<Week locale={enUS} onChange={onChange} />);
      await setupUser().click(cell('2026-05-20'));

      expect(onChange.mock.lastCall?.[0]).toBe('2026-05-17');
      expect(dayjs.locale()).toBe('zh-cn');
    } finally {
      dayjs.locale('en');
    }
  });

  it('TimePicker has times, in the text that was asked for, and what a provider says of it', () => {
    const onChange = vi.fn();
    render(
      <ConfigProvider timePicker={{ className: 'times' }} datePicker={{ className: 'dates' }}>
        <DatePickerExt.TimePicker
          aria-label="At"
          valueFormat="HH:mm:ss"
          defaultValue="08:30:00"
          onChange={onChange}
        />
      </ConfigProvider>,
    );
    expect(field('At')).toHaveValue('08:30:00');
    expect(document.querySelector('.ant-picker')).toHaveClass('times');
    expect(document.querySelector('.ant-picker')).not.toHaveClass('dates');

    enter(field('At'), '09:15:07');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('09:15:07', '09:15:07');
  });
});

describe('in a form', () => {
  it('is filled in and read in its format, and starts again on a reset', async () => {
    const onFinish = vi.fn();
    render(
      <Form initialValues={{ start: DAY }} onFinish={onFinish}>
        <Form.Item label="Start" name="start">
          <DatePickerExt valueFormat="timestamp" />
        </Form.Item>
        <button type="submit">Save</button>
        <button type="reset">Reset</button>
      </Form>,
    );
    enter(field('Start'), '2026-06-02');
    await setupUser().click(screen.getByText('Save'));
    expect(onFinish).toHaveBeenCalledExactlyOnceWith({ start: new Date(2026, 5, 2).getTime() });

    await setupUser().click(screen.getByText('Reset'));
    expect(field('Start')).toHaveValue('2026-05-01');
  });

  it('may be required without a message: the field says so, to screen readers as well', async () => {
    render(
      <Form>
        <Form.Item label="Start" name="start" rules={[{ required: true, message: '' }]}>
          <DatePickerExt valueFormat="timestamp" />
        </Form.Item>
        <Form.Item label="Period" name="period" rules={[{ required: true, message: '' }]}>
          <DatePickerExt.RangePicker valueFormat="timestamp" />
        </Form.Item>
        <button type="submit">Save</button>
      </Form>,
    );
    expect(field('Start')).toBeRequired();
    expect(field('Start')).toBeValid();

    await setupUser().click(screen.getByText('Save'));
    expect(field('Start')).toBeInvalid();
    expect(field('Period Start date')).toBeInvalid();
    expect(field('Period End date')).toBeInvalid();
    expect(screen.queryByText(/required|enter/i)).not.toBeInTheDocument();
    expect(document.querySelectorAll('.ant-picker-status-error')).toHaveLength(2);
  });
});
