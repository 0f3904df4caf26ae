import { fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider, Form } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatePickerExt, type RangePickerExtProps } from '..';
import { shortcutTexts } from '../texts';
import type { PickerRef, RangeShortcut } from '../types';
import { cell, enter, field, setupUser } from './popup';

const { RangePicker } = DatePickerExt;
const START = 'Period Start date';
const END = 'Period End date';

afterEach(() => {
  vi.useRealTimers();
});

describe('DatePickerExt.RangePicker', () => {
  it('shows a pair, and gives a new one at the beginning of both days', () => {
    const onChange = vi.fn();
    const value: [number, number] = [
      new Date(2026, 4, 1).getTime(),
      new Date(2026, 4, 3, 23, 59).getTime(),
    ];
    render(
      <RangePicker aria-label="Period" valueFormat="timestamp" value={value} onChange={onChange} />,
    );
    expect([field(START), field(END)].map((input) => input.value)).toEqual([
      '2026-05-01',
      '2026-05-03',
    ]);

    enter(field(START), '2026-05-02');
    enter(field(END), '2026-05-09');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      [new Date(2026, 4, 2).getTime(), new Date(2026, 4, 9).getTime()],
      ['2026-05-02', '2026-05-09'],
    );
    expect(value[0]).toBe(new Date(2026, 4, 1).getTime());
  });

  it('is null when it was cleared, and never a pair of empty texts', async () => {
    const onChange = vi.fn();
    render(
      <RangePicker
        aria-label="Period"
        valueFormat="YYYY-MM-DD"
        defaultValue={['2026-05-01', '2026-05-03']}
        onChange={onChange}
      />,
    );
    await setupUser().click(screen.getByRole('button', { name: 'Clear' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, null);
    expect(field(START)).toHaveValue('');
  });

  it('is null when neither end is left, however that came about', () => {
    const onChange = vi.fn();
    render(
      <RangePicker
        open
        allowEmpty
        valueFormat="YYYY"
        picker="year"
        value={['2026', '2027']}
        presets={[{ label: 'Any time', value: [null, null] }]}
        onChange={onChange}
      />,
    );
    fireEvent.click(screen.getByText('Any time'));

    expect(onChange.mock.lastCall?.[0]).toBeNull();
  });

  it('may miss one end, where that is allowed', async () => {
    const onChange = vi.fn();
    render(
      <RangePicker
        aria-label="Period"
        valueFormat="YYYY-MM-DD"
        allowEmpty={[false, true]}
        defaultValue={['2026-05-01', null]}
        onChange={onChange}
      />,
    );
    expect(field(END)).toHaveValue('');

    const user = setupUser();
    await user.click(field(START));
    await user.click(cell('2026-05-04'));
    await user.click(document.body);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(['2026-05-04', null], ['2026-05-04', '']);
  });

  it('is a pair, too, when its end is disabled and empty', async () => {
    const onChange = vi.fn();
    render(
      <RangePicker
        aria-label="Period"
        valueFormat="YYYY-MM-DD"
        disabled={[false, true]}
        allowEmpty={[false, true]}
        defaultPickerValue={[dayjs('2026-05-01'), dayjs('2026-05-01')]}
        onChange={onChange}
      />,
    );
    const user = setupUser();
    await user.click(field(START));
    await user.click(cell('2026-05-15'));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([['2026-05-15', null]]);
  });

  it.each<RangePickerExtProps<'YYYY'>['value']>([null, [null, null]])('%o is empty', (value) => {
    render(<RangePicker aria-label="Period" valueFormat="YYYY" picker="year" value={value} />);

    expect(field('Period Start year')).toHaveValue('');
    expect(field('Period End year')).toHaveValue('');
  });

  it('gives each input a name of its own', () => {
    render(
      <>
        <RangePicker aria-label="Period" placeholder={['from', 'to']} />
        <h2 id="heading">Stay</h2>
        <RangePicker aria-labelledby="heading" />
        <Form>
          <Form.Item name="trip" label="Trip">
            <RangePicker />
          </Form.Item>
        </Form>
        <RangePicker />
      </>,
    );

    for (const name of [
      'Period from',
      'Period to',
      'Stay Start date',
      'Stay End date',
      'Trip Start date',
      'Trip End date',
    ]) {
      expect(field(name)).toBeInTheDocument();
    }
    const [nameless] = screen.getAllByRole('textbox', { name: '' });
    expect(nameless).not.toHaveAttribute('aria-label');
    expect(nameless).not.toHaveAttribute('id');
  });

  it('passes its ref, class, style and what antd takes', () => {
    const ref = createRef<PickerRef>();
    const { container } = render(
      <RangePicker
        ref={ref}
        aria-label="Period"
        className="mine"
        disabled={[true, false]}
        allowEmpty
      />,
    );

    expect(ref.current?.nativeElement).toBe(container.firstChild);
    expect(container.firstChild).toHaveClass('ant-ext-range-picker', 'mine');
    expect(container.firstChild).toHaveStyle({ width: '100%' });
    expect(field(START)).toBeDisabled();
    expect(field(END)).toBeEnabled();
  });

  it('takes parts of the consumer, and keeps the names of its inputs', () => {
    render(
      <RangePicker open aria-label="Period" components={{ date: () => <p>My calendar</p> }} />,
    );

    expect(screen.getAllByText('My calendar')).toHaveLength(2);
    expect(field(START)).toBeInTheDocument();
  });

  it('is as wide as its provider says', () => {
    const { container } = render(
      <ConfigProvider rangePicker={{ style: { width: 300 } }}>
        <RangePicker />
      </ConfigProvider>,
    );
    expect(container.firstChild).toHaveStyle({ width: '300px' });
  });

  it('gives its popup a class, beside that of the consumer', () => {
    render(<RangePicker open rootClassName="mine" />);

    expect(document.querySelector('.ant-picker-dropdown')).toHaveClass(
      'ant-ext-picker-popup',
      'mine',
    );
  });

  it.each(['zeus', 'hermes', 'default'] as const)('renders in the theme %s', (theme) => {
    render(<RangePicker aria-label="Period" theme={theme} valueFormat="iso" />);

    expect(field(START)).toBeInTheDocument();
  });
});

describe('shortcuts', () => {
  const presets = () => [...document.querySelectorAll('.ant-picker-presets li')];
  const names = () => presets().map(({ textContent }) => textContent);

  it('are counted when they are clicked, and named before the presets', () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 1, 23, 59), toFake: ['Date'] });
    const onChange = vi.fn();
    render(
      <RangePicker
        open
        valueFormat="YYYY-MM-DD"
        shortcuts={['today', 'last7']}
        presets={[{ label: 'Mine', value: [null, null] }]}
        onChange={onChange}
      />,
    );
    expect(names()).toEqual(['今天', '最近 7 天', 'Mine']);

    vi.setSystemTime(new Date(2026, 4, 2, 0, 1));
    fireEvent.click(screen.getByText('最近 7 天'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      ['2026-04-26', '2026-05-02'],
      ['2026-04-26', '2026-05-02'],
    );
  });

  it.each([undefined, 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH'])(
    'reach from the first to the last second with showTime and the format %s',
    (format) => {
      vi.useFakeTimers({ now: new Date(2026, 4, 1, 10), toFake: ['Date'] });
      const onChange = vi.fn();
      render(
        <RangePicker
          open
          showTime
          format={format}
          valueFormat="YYYY-MM-DD HH:mm:ss"
          shortcuts={['today']}
          onChange={onChange}
        />,
      );
      fireEvent.click(screen.getByText('今天'));

      expect(onChange.mock.lastCall?.[0]).toEqual(['2026-05-01 00:00:00', '2026-05-01 23:59:59']);
    },
  );

  it('choose ranges up to today where later days are forbidden as whole days', () => {
    vi.useFakeTimers({ now: new Date(2026, 4, 15, 10), toFake: ['Date'] });
    const onChange = vi.fn();
    render(
      <RangePicker
        open
        valueFormat="YYYY-MM-DD"
        disabledDate={(date) => date.isAfter(dayjs(), 'day')}
        shortcuts={['thisMonth', 'last7']}
        onChange={onChange}
      />,
    );
    fireEvent.click(screen.getByText('本月'));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('最近 7 天'));
    expect(onChange.mock.lastCall?.[0]).toEqual(['2026-05-09', '2026-05-15']);
  });

  it('speak the language of antd, and begin the week with its day', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 1), toFake: ['Date'] });
    const onChange = vi.fn();
    render(
      <ConfigProvider locale={zhCN}>
        <RangePicker
          open
          valueFormat="YYYY-MM-DD"
          shortcuts={['thisWeek', 'last30']}
          onChange={onChange}
        />
      </ConfigProvider>,
    );
    expect(names()).toEqual(['本周', '最近 30 天']);

    fireEvent.click(screen.getByText('本周'));
    expect(onChange.mock.lastCall?.[0]).toEqual(['2026-02-23', '2026-03-01']);
  });

  it('all have a name', () => {
    const all = Object.keys(shortcutTexts.en) as RangeShortcut[];
    render(
      <ConfigProvider locale={{ locale: 'en' }}>
        <RangePicker open shortcuts={all} />
      </ConfigProvider>,
    );

    expect(names()).toEqual(Object.values(shortcutTexts.en));
  });

  it('leaves out one that it does not know, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const unknown = 'last8' as RangeShortcut; // a name that arrives from untyped code
    render(<RangePicker open shortcuts={[unknown, 'today']} />);

    expect(presets()).toHaveLength(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no shortcut "last8"'));
  });

  it('are none unless asked for', () => {
    render(<RangePicker open />);

    expect(presets()).toEqual([]);
  });
});
