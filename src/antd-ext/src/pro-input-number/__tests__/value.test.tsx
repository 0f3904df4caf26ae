import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { untyped } from '../../_internal/__tests__/untyped';
import { ProInputNumber, type ProInputNumberProps } from '..';
import { field, setup } from './setup';

function Parent() {
  const [value, setValue] = useState<number | string | null>(null);
  return <ProInputNumber aria-label="Amount" value={value} onChange={setValue} />;
}

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

  it.each([1, -1])('warns of a given number that lost digits before it came: %d', async (sign) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // Again, because a warning comes once.
    vi.resetModules();
    const { readValue } = await import('../readValue');

    expect(readValue(sign * Number.MAX_SAFE_INTEGER)).toBe(String(sign * 9007199254740991));
    expect(warn).not.toHaveBeenCalled();
    expect(readValue(sign * 2 ** 53)).toBe(String(sign * 9007199254740992));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Set stringMode'));
  });

  it.each([
    [1e-7, '0.0000001'],
    ['1.5e3', '1500'],
    ['1E3', '1000'],
    ['+5', '5'],
    ['1e21', `1${'0'.repeat(21)}`],
    ['5e-324', `0.${'0'.repeat(323)}5`],
    ['1e308', `1${'0'.repeat(308)}`],
    [' 12 ', '12'],
    ['-0', '0'],
    ['', ''],
  ])('%j is shown as %j', (value, text) => {
    setup({ value });
    expect(field()).toHaveValue(text);
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    'twelve',
    '1,234',
    'e5',
    '1e401',
    '1e999999999',
    [5],
    true,
  ])('%j is no number: the field stays empty and says what to do', async (value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // What arrives from untyped code.
    const { onChange, user } = setup({ value: value as number });
    await user.click(field());
    await user.tab();

    expect(field()).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Pass a number'));
  });
});

describe('a rule that changes', () => {
  it.each([
    ['thousandsSeparator', { thousandsSeparator: ' ' }, '1 234.5'],
    ['padDecimals', { padDecimals: true }, '1,234.50'],
    ['precision', { precision: 0 }, '1,235'],
    ['needThousandths', { needThousandths: false }, '1234.5'],
  ])('shows the value afresh: %s', (_, rule, text) => {
    const { update } = setup({ value: 1234.5, needThousandths: true, precision: 2 });
    update(rule);

    expect(field()).toHaveValue(text);
  });

  it.each([{ allowNegative: false }, { min: 0 }])(
    'refuses a sign from then on: %j',
    async (rule) => {
      const { user, update } = setup();
      update(rule);
      await user.type(field(), '-5');

      expect(field()).toHaveValue('5');
    },
  );
});

it.each(['', ' ', 'abc'])('min=%j is no limit, and a sign may be typed', async (min) => {
  const { user, onChange } = setup({ min });
  await user.type(field(), '-5');
  await user.tab();
  expect(field()).toHaveValue('-5');
  expect(onChange).toHaveBeenLastCalledWith(-5);
});

describe('bad rules', () => {
  it.each([-1, 1.5, Number.NaN])('precision %s is ignored with a warning', async (precision) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = setup({ precision });
    await user.type(field(), '1.234');

    expect(field()).toHaveValue('1.234');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('precision'));
  });

  it('no precision, as null says it, is none and needs no warning', async () => {
    const { user } = setup(untyped<ProInputNumberProps>({ precision: null }));
    await user.type(field(), '1.234');

    expect(field()).toHaveValue('1.234');
  });

  it('an empty separator is none', async () => {
    const { user } = setup({ needThousandths: true, thousandsSeparator: '' });
    await user.type(field(), '1234567');

    expect(field()).toHaveValue('1234567');
  });

  it('separator ， is the comma as which it is read', async () => {
    const { onChange, user } = setup({ needThousandths: true, thousandsSeparator: '，' });
    await user.type(field(), '1234567');

    expect(field()).toHaveValue('1,234,567');
    expect(onChange).toHaveBeenLastCalledWith(1234567);
  });

  it('has no digits that would make it infinite', async () => {
    const { onChange, user } = setup({});
    field().focus();
    await user.paste('9'.repeat(309));
    expect(field()).toHaveValue('');
    await user.paste('9'.repeat(15));

    expect(onChange.mock.calls).toEqual([[999_999_999_999_999]]);
  });

  it.each(['.', '-', '5', '::', '。', '−', '５'])(
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
