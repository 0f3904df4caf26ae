import { expect, it } from 'vitest';
import { createHistory } from '../createHistory';

const at = (text: string, start = text.length) => ({ text, start, end: start });

it('typing is one step, and something else begins another', () => {
  const history = createHistory();
  history.record(at(''), at('1'), 'insertText');
  history.record(at('1'), at('12'), 'insertText');
  history.record(at('12'), at('1'), 'deleteContentBackward');

  expect(history.undo(at('1'))).toEqual(at('12'));
  expect(history.undo(at('12'))).toEqual(at(''));
  expect(history.undo(at(''))).toBeUndefined();
  expect(history.redo(at(''))).toEqual(at('12'));
});

it.each([
  ['deleteContentBackward', at('123'), at('12'), at('1')],
  ['deleteContentForward', at('123', 0), at('23', 0), at('3', 0)],
])('%s is one step as long as it goes on', (inputType, from, middle, end) => {
  const history = createHistory();
  history.record(from, middle, inputType);
  history.record(middle, end, inputType);

  expect(history.undo(end)).toEqual(from);
});

it('typing elsewhere begins another step, and so does a paste', () => {
  const history = createHistory();
  history.record(at(''), at('12'), 'insertText');
  history.record(at('12', 0), at('312', 1), 'insertText');
  history.record(at('312', 1), at('3412', 2), 'insertFromPaste');
  history.record(at('3412', 2), at('35412', 3), 'insertFromPaste');

  expect(history.undo(at('35412'))?.text).toBe('3412');
  expect(history.undo(at('3412'))?.text).toBe('312');
  expect(history.undo(at('312'))).toEqual(at('12', 0));
});

it('typing over a selection begins another step', () => {
  const history = createHistory();
  history.record(at('3', 0), at('13', 1), 'insertText');
  history.record({ text: '13', start: 1, end: 2 }, at('12'), 'insertText');

  expect(history.undo(at('12'))?.text).toBe('13');
});

it('an edit after going back leaves nothing to go forward to', () => {
  const history = createHistory();
  history.record(at(''), at('1'), 'insertFromPaste');
  history.undo(at('1'));
  history.record(at(''), at('2'), 'insertText');

  expect(history.redo(at('2'))).toBeUndefined();
  expect(history.undo(at('2'))).toEqual(at(''));
});

it('typing after going back begins another step', () => {
  const history = createHistory();
  history.record(at(''), at('12'), 'insertText');
  history.undo(at('12'));
  history.record(at(''), at('3'), 'insertText');

  expect(history.undo(at('3'))).toEqual(at(''));
});

it('typing in the text of somebody else begins another step', () => {
  const history = createHistory();
  history.record(at(''), at('1'), 'insertText');
  history.record(at('7'), at('78'), 'insertText');

  expect(history.undo(at('78'))).toEqual(at('7'));
});

it('is forgotten when somebody else changed the text', () => {
  const history = createHistory();
  history.record(at(''), at('1'), 'insertText');
  expect(history.undo(at('77'))).toBeUndefined();

  history.record(at('77'), at('778'), 'insertText');
  expect(history.undo(at('778'))?.text).toBe('77');
  expect(history.undo(at('77'))).toBeUndefined();
});

it('keeps 100 steps', () => {
  const history = createHistory();
  for (let step = 0; step < 150; step += 1) {
    history.record(at(`${step}`), at(`${step + 1}`), 'insertFromPaste');
  }
  let steps = 0;
  let now = at('150');
  for (let back = history.undo(now); back; back = history.undo(now)) {
    now = back;
    steps += 1;
  }
  expect(steps).toBe(100);
});
