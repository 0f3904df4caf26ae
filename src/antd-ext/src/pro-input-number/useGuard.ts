import { type RefObject, useEffect, useRef } from 'react';
import { useEvent } from '../_internal/useEvent';
import { guardInput } from './guardInput';
import type { NumberRules } from './numberText';

/**
 * Guards the input of a field while it is mounted.
 *
 * @param field antd's handle of the field.
 * @param shown The text of the value.
 * @param editing Becomes the rules with every edit.
 */
export function useGuard(
  field: RefObject<{ nativeElement: HTMLElement } | null>,
  rules: NumberRules,
  shown: () => string,
  editing: RefObject<NumberRules | undefined>,
): { clear: () => void } {
  const getRules = useEvent(() => rules);
  // Its own: a `prefix` may have an input as well.
  const findInput = () =>
    field.current?.nativeElement.querySelector<HTMLInputElement>(':scope > input');

  // antd mounts another input when something comes to stand beside it, so this runs after every render.
  const guarded = useRef<{ input: HTMLInputElement; release: () => void }>(undefined);
  useEffect(() => {
    const input = findInput();
    if (!input || input === guarded.current?.input) return;
    guarded.current?.release();
    const onEdit = () => {
      editing.current = getRules();
    };
    const release = guardInput(input, { getRules, getShownText: shown, onEdit });
    guarded.current = { input, release };
  });
  useEffect(
    () => () => {
      guarded.current?.release();
      guarded.current = undefined;
    },
    [],
  );

  /** Deletes as the user would, so that it can be undone. */
  const clear = () => {
    const input = findInput();
    input?.select();
    input?.dispatchEvent(
      new InputEvent('beforeinput', {
        // Chromium makes an empty text of a type that it does not know.
        inputType: 'deleteContentBackward',
        cancelable: true,
        bubbles: true,
      }),
    );
  };
  return { clear };
}
