import { useEvent } from '@rc-component/util';
import { type RefObject, useEffect } from 'react';
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
  const findInput = () => field.current?.nativeElement.querySelector('input');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are read when they are called, and the input never changes.
  useEffect(() => {
    const input = findInput();
    if (!input) return;
    const onEdit = () => {
      editing.current = getRules();
    };
    return guardInput(input, { getRules, getShownText: shown, onEdit });
  }, []);

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
