import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { untyped } from '../../_internal/__tests__/untyped';
import { ProInputNumber, type ProInputNumberProps } from '..';
import { field, setup } from './setup';

/** Asks the field as a browser does before it changes anything, and tells whether it may go on. */
const ask = (inputType: string, data?: string, isComposing = false) =>
  fireEvent(
    field(),
    new InputEvent('beforeinput', {
      inputType,
      data,
      isComposing,
      bubbles: true,
      cancelable: true,
    }),
  );

const createBeforeInput = (inputType: string, init: object) =>
  createEvent(
    'beforeinput',
    field(),
    { inputType, cancelable: true, ...init },
    { EventType: 'InputEvent' },
  );

/** What browsers fill in place of `data`. */
const handingOver = (text: string) => ({
  data: null,
  dataTransfer: { getData: (type: string) => (type === 'text/plain' ? text : '') },
});

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

  it.each<[ProInputNumberProps, string]>([
    [{}, '-5'],
    [{ min: -1 }, '-5'],
    [untyped<ProInputNumberProps>({ min: null }), '-5'],
    [{ min: 0 }, '5'],
    [{ min: '0' }, '5'],
    [{ min: 0, allowNegative: true }, '-5'],
    [{ allowNegative: false }, '5'],
  ])('has a minus sign as %j says: %s', async (props, text) => {
    const { user } = setup(props);
    await user.type(field(), '-5');

    expect(field()).toHaveValue(text);
  });

  it.each([
    [{ allowNegative: false }, '0'],
    [{ allowNegative: false, min: -5 }, '0'],
    [{ allowNegative: false, min: 2 }, '2'],
    [{ allowNegative: true, min: -1 }, '-1'],
  ])('steps down no further than %j lets it: %s', async (props, text) => {
    const { user } = setup({ ...props, defaultValue: 3 });
    field().focus();
    await user.keyboard('{ArrowDown>8/}');

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

  it('goes where the caret is, and the caret stays behind it', async () => {
    const { user } = setup({ needThousandths: true, defaultValue: 12345 });
    field().focus();
    field().setSelectionRange(2, 2);
    await user.keyboard('98');

    expect(field()).toHaveValue('1,298,345');
    expect(field().selectionStart).toBe(5);
  });

  it('says when a number has more decimals than JavaScript keeps', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = setup();
    await user.type(field(), '0.1');
    expect(warn).not.toHaveBeenCalled();
    await user.type(field(), '234567890123456789');

    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Set stringMode'));
  });

  it('obeys maxLength, which the browser applies only to what it writes itself', async () => {
    const { user } = setup({ maxLength: 5, needThousandths: true });
    await user.type(field(), '12345');

    expect(field()).toHaveValue('1,234');
  });

  it('cannot be changed while it is read-only or disabled', async () => {
    const { onChange, user, update } = setup({ defaultValue: 5, readOnly: true });
    await user.type(field(), '6');
    ask('insertText', '6');
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

  it('judges what cannot be prevented when it is there, as autofill in Firefox', () => {
    const { onChange } = setup({ defaultValue: 1 });
    fireEvent(
      field(),
      createBeforeInput('insertReplacementText', { data: '123', cancelable: false }),
    );
    fireEvent.input(field(), { target: { value: '123' }, inputType: 'insertReplacementText' });
    expect(onChange.mock.calls).toEqual([[123]]);
  });

  it('takes the events of autofill that are of no key', () => {
    setup({ defaultValue: 1 });
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed, { once: true });
    fireEvent(field(), new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('takes no nonsense from a script after something was typed either', async () => {
    const { user } = setup();
    await user.type(field(), '12');
    fireEvent.change(field(), { target: { value: 'nonsense' } });

    expect(field()).toHaveValue('12');
  });

  it('keeps the point at the end of what a script writes', () => {
    setup();
    fireEvent.input(field(), { target: { value: '1.' } });

    expect(field()).toHaveValue('1.');
  });

  it('may be what is selected: the caret goes behind it', async () => {
    const { user } = setup({ defaultValue: 5 });
    field().focus();
    field().select();
    await user.keyboard('56');

    expect(field()).toHaveValue('56');
  });

  it('goes on behind a sign that came when it was allowed', async () => {
    const { user, update } = setup();
    await user.type(field(), '-5');
    update({ min: 0 });
    await user.type(field(), '6');

    expect(field()).toHaveValue('-56');
  });

  it('is dropped as text, as which a browser hands over what is no plain typing', () => {
    const { onChange } = setup({ needThousandths: true });
    fireEvent(field(), createBeforeInput('insertFromDrop', handingOver('1,234')));

    expect(field()).toHaveValue('1,234');
    expect(onChange).toHaveBeenLastCalledWith(1234);
  });

  it('lets Enter through, which sends a form', () => {
    setup();
    const event = createBeforeInput('insertLineBreak', { data: null });
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

  it('whose composition ends because a script takes the focus is told of once', () => {
    const { onChange } = setup({ defaultValue: 12 });
    field().focus();
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '12３' }, isComposing: true });
    // As browsers do it: both in the call of the script.
    act(() => {
      field().dispatchEvent(new CompositionEvent('compositionend', { data: '３', bubbles: true }));
      field().blur();
    });
    expect(field()).toHaveValue('123');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(123);
  });

  it('may write anything until then', () => {
    setup({ defaultValue: 12 });
    expect(ask('insertCompositionText', 'n', true)).toBe(true);
    fireEvent.compositionStart(field());
    expect(ask('insertCompositionText', 'n', true)).toBe(true);
    // Safari's last word of a composition.
    expect(ask('insertFromComposition', 'n')).toBe(true);
    fireEvent.input(field(), { target: { value: '12n' }, inputType: 'insertCompositionText' });
    expect(field()).toHaveValue('12n');

    fireEvent.compositionEnd(field(), { data: '你' });
    expect(field()).toHaveValue('12');
  });

  it('cannot write more than fits', () => {
    const { onChange } = setup({ defaultValue: 12, maxLength: 4 });
    compose('３４５', '12345');
    expect(field()).toHaveValue('12');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('that a script interrupts, and whose end no browser tells, is over with the next key', () => {
    const { onChange, update } = setup({ value: 1 });
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '1ni' }, isComposing: true });
    update({ value: 50 });
    expect(field()).toHaveValue('50');

    expect(ask('insertText', '你')).toBe(false);
    expect(field()).toHaveValue('50');
    expect(ask('insertText', '2')).toBe(false);
    expect(field()).toHaveValue('502');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(502);
  });

  it('that a script interrupts is over when the field is left', async () => {
    const { onChange, update, user } = setup({ value: 1 });
    await user.click(field());
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '1ni' }, isComposing: true });
    update({ value: 50 });
    fireEvent.input(field(), { target: { value: '50你' }, isComposing: true });
    await user.tab();
    expect(field()).toHaveValue('50');
    expect(onChange).not.toHaveBeenCalled();

    await user.type(field(), 'y7');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(507);
  });

  it('in which its parent sets another value loses to it', () => {
    const { onChange, update } = setup({ value: 5 });
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: '5ni' }, isComposing: true });
    update({ value: 700 });
    fireEvent.compositionEnd(field(), { data: '你' });
    expect(field()).toHaveValue('700');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('of something over a number that is given up leaves a number that can be deleted', () => {
    const { onChange } = setup({ defaultValue: 1234 });
    field().select();
    compose('', '');
    expect(field()).toHaveValue('1234');
    expect(onChange).not.toHaveBeenCalled();

    field().select();
    ask('deleteContentBackward');
    expect(field()).toHaveValue('');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  describe.each([
    ['isComposing', { isComposing: true }],
    // All that Safari says.
    ['keyCode', { keyCode: 229 }],
  ])('that is ended by Enter, as %s says', (_, how) => {
    const pressEnter = () => fireEvent.keyDown(field(), { key: 'Enter', ...how });

    it.each<[ProInputNumberProps, string, string, string]>([
      [{ defaultValue: 12 }, '12ni', '你', '12'],
      [{ min: 100 }, '５', '５', '5'],
    ])('gives nothing away of the half: %j with %s', (props, half, data, text) => {
      const { onChange } = setup(props);
      fireEvent.compositionStart(field());
      fireEvent.input(field(), { target: { value: half }, isComposing: true });
      pressEnter();
      expect(field()).toHaveValue(half);
      expect(onChange).not.toHaveBeenCalled();

      fireEvent.compositionEnd(field(), { data });
      expect(field()).toHaveValue(text);
      expect(onChange).not.toHaveBeenCalled();
    });

    it('leaves the point at the end of a number', async () => {
      const { user } = setup();
      await user.type(field(), '1.');
      pressEnter();

      expect(field()).toHaveValue('1.');
    });

    it('is heard by the field and around it, and goes on to the input method', () => {
      const onKeyDown = vi.fn();
      const around = vi.fn();
      render(
        <form onKeyDown={around}>
          <ProInputNumber aria-label="Amount" onKeyDown={({ key }) => onKeyDown(key)} />
        </form>,
      );
      expect(pressEnter()).toBe(true);

      expect(onKeyDown).toHaveBeenCalledExactlyOnceWith('Enter');
      expect(around).toHaveBeenCalledOnce();
    });
  });

  it('makes steps that can be undone, and none of what is refused', async () => {
    const { user } = setup();
    await user.type(field(), '12');
    compose('３', '12３');
    expect(field()).toHaveValue('123');
    compose('你', '123你');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('12');
    await user.keyboard('{Control>}z{/Control}');
    expect(field()).toHaveValue('');
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

  it.each([
    ['9', '3.5'],
    ['1', '2.3'],
  ])('keeps to the precision at the limits, too: %s becomes %s', async (typed, text) => {
    const { onChange, user } = setup({ min: 2.25, max: 3.55, precision: 1 });
    await user.type(field(), typed);
    await user.tab();

    expect(field()).toHaveValue(text);
    expect(onChange).toHaveBeenLastCalledWith(Number(text));
  });

  it.each<[ProInputNumberProps, string]>([
    [{ value: 12.345, precision: 2, max: 12.345 }, '12.35'],
    [{ value: 1.5, precision: 0, max: 1.7 }, '2'],
    [{ value: 0.004, precision: 2, min: 0.001 }, '0'],
    [{ value: 0.3, precision: 0, min: 0.1, max: 0.5 }, '0'],
  ])('leaves a value of %o alone that is within the limits', async (props, text) => {
    const { user, onChange } = setup(props);
    await user.tab();
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveValue(text);
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

describe('a part that is dragged', () => {
  it('is back where it was when it is not valid where it is dropped', () => {
    const { onChange } = setup({ defaultValue: -5 });
    const input = field();
    input.setSelectionRange(0, 1);
    ask('deleteByDrag');
    expect(input).toHaveValue('5');
    input.setSelectionRange(1, 1);
    ask('insertFromDrop', '-');

    expect(input).toHaveValue('-5');
    expect(onChange.mock.calls).toEqual([[5], [-5]]);
  });

  it('is where it is dropped when it is valid there', () => {
    setup({ defaultValue: 1234 });
    field().setSelectionRange(0, 2);
    ask('deleteByDrag');
    field().setSelectionRange(2, 2);
    ask('insertFromDrop', '12');

    expect(field()).toHaveValue('3412');
  });

  it('is gone when it is dropped elsewhere', () => {
    setup({ defaultValue: -5 });
    field().setSelectionRange(0, 1);
    ask('deleteByDrag');
    ask('insertText', 'a');

    expect(field()).toHaveValue('5');
  });

  it('is forgotten when something was typed since', () => {
    setup({ defaultValue: -5 });
    field().setSelectionRange(0, 1);
    ask('deleteByDrag');
    ask('insertText', '7');
    ask('insertFromDrop', 'abc');

    expect(field()).toHaveValue('75');
  });

  it('from elsewhere brings nothing back that was dragged away before', () => {
    const { onChange } = setup({ defaultValue: 1234 });
    field().setSelectionRange(1, 3);
    ask('deleteByDrag');
    fireEvent.dragEnd(field());
    ask('insertFromDrop', 'abc');

    expect(field()).toHaveValue('14');
    expect(onChange.mock.calls).toEqual([[14]]);
  });

  it('from elsewhere brings nothing back that was deleted', () => {
    setup({ defaultValue: -5 });
    field().setSelectionRange(0, 1);
    ask('deleteContentBackward');
    ask('insertFromDrop', 'abc');

    expect(field()).toHaveValue('5');
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

  it('has buttons beside the number with mode spinner, unless controls says no', () => {
    const { update } = setup({ defaultValue: 5, mode: 'spinner' });
    expect(screen.getAllByRole('button')).toHaveLength(2);

    update({ controls: false });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('rounds a step that has more decimals than the precision', async () => {
    const { onChange, user } = setup({ defaultValue: 1, precision: 1, step: 0.25 });
    await user.type(field(), '{ArrowUp}');

    expect(field()).toHaveValue('1.3');
    expect(onChange).toHaveBeenLastCalledWith(1.3);
  });

  it('undoes nothing while it is read-only', async () => {
    const { user, update } = setup();
    await user.type(field(), '12');
    update({ readOnly: true });
    await user.keyboard('{Control>}z{/Control}');

    expect(field()).toHaveValue('12');
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

  it('undoes with the same key where other letters are on it, and with that letter where it is elsewhere', async () => {
    const { user } = setup();
    await user.type(field(), '12');
    fireEvent.keyDown(field(), { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(field()).toHaveValue('');
    fireEvent.keyDown(field(), { key: 'н', code: 'KeyY', ctrlKey: true });
    expect(field()).toHaveValue('12');

    // On a French keyboard.
    expect(fireEvent.keyDown(field(), { key: 'w', code: 'KeyZ', ctrlKey: true })).toBe(true);
    expect(field()).toHaveValue('12');
    fireEvent.keyDown(field(), { key: 'z', code: 'KeyW', ctrlKey: true });
    expect(field()).toHaveValue('');
  });

  it('undoes and redoes by the menu of the browser', async () => {
    const { user } = setup();
    ask('historyUndo');
    expect(field()).toHaveValue('');
    await user.type(field(), '12');
    ask('historyUndo');
    expect(field()).toHaveValue('');
    ask('historyRedo');
    expect(field()).toHaveValue('12');
  });

  it('takes the keys to undo away from the browser, which would undo by itself', async () => {
    const { user } = setup();
    await user.type(field(), '12');

    expect(fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })).toBe(false);
    expect(field()).toHaveValue('');
  });

  it.each([
    ['AltGr, which writes another letter', { altKey: true }],
    ['an input method', { isComposing: true }],
  ])('undoes nothing with %s', async (_, how) => {
    const { user } = setup();
    await user.type(field(), '12');

    expect(fireEvent.keyDown(field(), { key: 'z', ctrlKey: true, ...how })).toBe(true);
    expect(field()).toHaveValue('12');
  });

  it('undoes nothing without Control, and leaves the other keys with it to the browser', async () => {
    const { onChange, user } = setup();
    for (const key of ['1', '2', 'z', 'y']) await user.type(field(), key);
    expect(onChange.mock.calls).toEqual([[1], [12]]);
    await user.keyboard('{Control>}z{/Control}');
    expect(fireEvent.keyDown(field(), { key: 'c', ctrlKey: true })).toBe(true);
    expect(field()).toHaveValue('');
  });

  it('has no button that empties it unless asked for', () => {
    setup({ defaultValue: 5 });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has a button that empties it, while there is something to empty', async () => {
    const { onChange, user } = setup({ allowClear: true, defaultValue: 5, suffix: 'km' });
    expect(screen.getByText('km')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '清除' }));

    expect(field()).toHaveValue('');
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('km')).toBeInTheDocument();
  });

  it.each<[string, boolean, ProInputNumberProps, number]>([
    ['nothing', false, {}, 1],
    ['readOnly', false, { readOnly: true }, 0],
    ['disabled', false, { disabled: true }, 0],
    ['componentDisabled', true, {}, 0],
    ['disabled={false} in componentDisabled', true, { disabled: false }, 1],
  ])('lets it be emptied as far as it can be changed: %s', (_, componentDisabled, props, count) => {
    render(
      <ConfigProvider componentDisabled={componentDisabled}>
        <ProInputNumber aria-label="Amount" allowClear defaultValue={5} {...props} />
      </ConfigProvider>,
    );

    expect(screen.queryAllByRole('button', { name: '清除' })).toHaveLength(count);
  });

  it('is not emptied by what belongs to a form or to moving on: Enter and Tab', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ProInputNumber aria-label="Amount" allowClear defaultValue={5} />
        <button type="submit">Send</button>
      </form>,
    );
    await userEvent.type(field(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(field()).toHaveValue('5');

    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
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
