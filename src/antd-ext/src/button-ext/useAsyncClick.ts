import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { isThenable } from '../_internal/isThenable';
import { warnOnce } from '../_internal/warnOnce';
import { BUTTON_DEBOUNCE_MS } from '../constants';
import { createRepeatFilter } from './createRepeatFilter';
import type { ButtonExtOwnProps } from './types';

type AsyncClickOptions = Pick<
  ButtonExtOwnProps,
  'isAsyncClick' | 'debounce' | 'onClick' | 'onAsyncError'
>;

interface AsyncClick {
  /** Whether the promise of a click is pending. */
  busy: boolean;
  /** Belongs on the capture phase: antd calls no `onClick` while it shows loading, yet those clicks count. */
  noteClick: () => void;
  /** Runs the handler, unless the click is a repeat or an earlier one is still pending. */
  handleClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * The click behavior of `ButtonExt`: idle → locked → (promise) busy → idle.
 *
 * The click's own render decides: the `onAsyncError` which is called on failure is the one that was current
 * when the click happened, as with `onClick`.
 */
export function useAsyncClick({
  isAsyncClick = false,
  debounce = false,
  onClick,
  onAsyncError,
}: AsyncClickOptions): AsyncClick {
  const [busy, setBusy] = useState(false);
  // State arrives with the next render; two clicks in the same task would both find it idle.
  const locked = useRef(false);
  const quietMs = debounce === true ? BUTTON_DEBOUNCE_MS : Number(debounce);
  // A new filter for a new window: changing `debounce` forgets the last click.
  const isRepeat = useMemo(() => createRepeatFilter(quietMs), [quietMs]);
  const repeated = useRef(false);

  const noteClick = () => {
    repeated.current = isRepeat(performance.now());
  };

  const release = () => {
    locked.current = false;
    // Also after unmounting, where it does nothing: a guard would leave a button busy for ever which React
    // only hid (https://react.dev/reference/react/Activity) and shows again.
    setBusy(false);
  };

  const follow = (promise: PromiseLike<unknown>, event: MouseEvent<HTMLElement>) => {
    setBusy(true);
    Promise.resolve(promise).then(release, (error: unknown) => {
      release();
      if (!onAsyncError) throw error;
      onAsyncError(error, event);
    });
  };

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (locked.current || repeated.current) {
      // Neither a second submit nor a second visit of the link.
      event.preventDefault();
      return;
    }
    if (!onClick) return;
    if (!isAsyncClick) {
      onClick(event);
      return;
    }
    locked.current = true;
    let result: unknown;
    try {
      result = onClick(event);
    } finally {
      // What follows keeps the lock only for a promise, so an error thrown at once must not.
      locked.current = isThenable(result);
    }
    if (isThenable(result)) follow(result, event);
    else if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        'ButtonExt has isAsyncClick, but onClick returned no promise, so no loading state is shown. ' +
          'Make onClick an async function, or remove isAsyncClick. A Popconfirm around the button takes its click: ' +
          'return the promise from its onConfirm.',
      );
    }
  };

  return { busy, noteClick, handleClick };
}
