import { createHistory } from './createHistory';
import { insert, rangeToDelete, remove, type Snapshot } from './editText';
import { group, isNumberStart, type NumberRules, ungroup } from './numberText';

export interface Guard {
  /** What is in force now. */
  getRules: () => NumberRules;
  /** The text that belongs to the value, for when something foreign has to go. */
  getShownText: () => string;
  /** Called before every change of the text. */
  onEdit: () => void;
}

/**
 * Makes an input take numbers only. Each edit is computed before the browser makes it and then written, or not, so
 * nothing illegal is ever to be seen; only the text being composed by an input method cannot be prevented
 * (https://www.w3.org/TR/input-events-2/#interface-InputEvent-Attributes), and is judged when it is done.
 *
 * @returns Takes all listeners off.
 */
export function guardInput(input: HTMLInputElement, guard: Guard): () => void {
  const history = createHistory();
  let composedFrom: Snapshot | undefined;
  let composedOver: string | undefined;
  let draggedFrom: Snapshot | undefined;
  let writing = false;

  const read = (): Snapshot => {
    const text = input.value;
    return {
      text,
      start: input.selectionStart ?? text.length,
      end: input.selectionEnd ?? text.length,
    };
  };

  /** Past the setter of React's, which would think that it knows the text already. */
  const setText = ({ text, start, end }: Snapshot) => {
    guard.onEdit();
    Reflect.set(Object.getPrototypeOf(input), 'value', text, input);
    input.setSelectionRange(start, end);
  };

  const write = (next: Snapshot, inputType: string) => {
    setText(next);
    writing = true;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    writing = false;
  };

  /** Nothing, if it is longer than the input may be. */
  const fitting = (next: Snapshot | undefined) =>
    next && input.maxLength >= 0 && next.text.length > input.maxLength ? undefined : next;

  const edit = (from: Snapshot, wanted: Snapshot | undefined, inputType: string) => {
    const next = fitting(wanted);
    if (!next) return false;
    if (next.text === from.text) {
      input.setSelectionRange(next.start, next.end);
      return true;
    }
    history.record(from, next, inputType);
    write(next, inputType);
    return true;
  };

  const travel = (direction: 'undo' | 'redo') => {
    const target = history[direction](read());
    if (target) write(target, direction === 'undo' ? 'historyUndo' : 'historyRedo');
  };

  /**
   * The browser tells no end of a composition whose text a script has rewritten, as a form does that is filled in
   * meanwhile. What comes next and is no part of one tells it.
   */
  const endLostComposition = (event: InputEvent | FocusEvent) => {
    const isPart = 'inputType' in event && (event.isComposing || /Comp/.test(event.inputType));
    if (!composedFrom || isPart) return;
    composedFrom = undefined;
    handleInput(event);
    // antd waits for it as well.
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  };

  const handleBeforeInput = (event: InputEvent) => {
    const { inputType } = event;
    endLostComposition(event);
    // What cannot be prevented, as autofill in Firefox, is judged when it is there.
    if (!event.cancelable || event.isComposing || composedFrom || input.readOnly) return;
    const rules = guard.getRules();
    const from = read();
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      travel(inputType === 'historyUndo' ? 'undo' : 'redo');
    } else if (inputType.startsWith('delete')) {
      const range = rangeToDelete(from, inputType, rules.separator);
      draggedFrom = inputType === 'deleteByDrag' ? from : undefined;
      edit(from, remove(range, rules), inputType);
    } else {
      const data = event.data ?? event.dataTransfer?.getData('text/plain');
      // Such as Enter, which sends the form.
      if (data === undefined) return;
      const done = edit(from, insert(from, data, rules), inputType);
      if (!done && draggedFrom && inputType === 'insertFromDrop') write(draggedFrom, inputType);
      draggedFrom = undefined;
    }
    event.preventDefault();
  };

  /** What came without a question: autofill, or a script. */
  const handleInput = (event: Event) => {
    if (writing || composedFrom || (event instanceof InputEvent && event.isComposing)) return;
    const { value } = input;
    const rules = guard.getRules();
    const raw = ungroup(value, rules.separator);
    if (isNumberStart(raw, rules) && group(raw, rules.separator) === value) {
      if (event.type === 'input') guard.onEdit();
      return;
    }
    const shown = guard.getShownText();
    const end = shown.length;
    setText(
      insert({ text: shown, start: 0, end }, value, rules) ?? { text: shown, start: end, end },
    );
  };

  const handleCompositionStart = () => {
    composedFrom = read();
    composedOver = guard.getShownText();
  };

  const handleCompositionEnd = (event: CompositionEvent) => {
    if (!composedFrom) return;
    if (guard.getShownText() !== composedOver) {
      // Its parent has given it another value meanwhile.
      composedFrom = undefined;
      handleInput(event);
      return;
    }
    const next = fitting(insert(composedFrom, event.data, guard.getRules()));
    if (next) history.record(composedFrom, next, 'insertFromComposition');
    // antd puts the caret where the selection starts; behind it is where it would be without an input method.
    write(next ?? { ...composedFrom, start: composedFrom.end }, 'insertCompositionText');
    composedFrom = undefined;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Autofill sends events that are of no key.
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // Other alphabets have other letters on the same key, and the browser undoes there as well.
    const key = (
      /^[a-z]$/i.test(event.key) ? event.key : event.code.replace('Key', '')
    ).toLowerCase();
    if ((key !== 'z' && key !== 'y') || input.readOnly || event.isComposing) return;
    event.preventDefault();
    travel(key === 'z' && !event.shiftKey ? 'undo' : 'redo');
  };

  const off = new AbortController();
  const { signal } = off;
  input.addEventListener('beforeinput', handleBeforeInput, { signal });
  input.addEventListener('input', handleInput, { signal });
  // React reads the text at both.
  input.addEventListener('change', handleInput, { signal });
  input.addEventListener('compositionstart', handleCompositionStart, { signal });
  input.addEventListener('compositionend', handleCompositionEnd, { signal });
  const forgetDrag = () => {
    draggedFrom = undefined;
  };
  input.addEventListener('dragend', forgetDrag, { signal });
  input.addEventListener('keydown', handleKeyDown, { signal });
  input.addEventListener('focusout', endLostComposition, { signal });
  return () => off.abort();
}
