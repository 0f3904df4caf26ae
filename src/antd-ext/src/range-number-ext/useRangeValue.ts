import { useControlledState } from '@rc-component/util';
import { useEffect, useRef, useState } from 'react';
import { type GivenPair, readPair, toNumbers } from './rangeValue';
import type { RangeNumberExtProps, RangeNumberValue } from './types';

interface RangeValue {
  /** What the sides show. */
  pair: GivenPair;
  changeSide: (index: 0 | 1, side: number | null) => void;
  /** Exchanges the sides if the start is above the end. */
  swap: () => void;
  /** Goes back to the value of a parent that has not taken a change over. */
  settle: () => void;
}

/** What the sides were changed to, as long as a parent says what it said before. */
interface Draft {
  pair: RangeNumberValue;
  /** What a parent that is behind may still say: its value, and each change, as texts. */
  passed: string[];
}

/** The range, controlled or not. */
export function useRangeValue({
  value: outerValue,
  defaultValue,
  onChange,
}: Pick<RangeNumberExtProps, 'value' | 'defaultValue' | 'onChange'>): RangeValue {
  const [value, setValue] = useControlledState<unknown>(defaultValue, outerValue);
  const [draft, setDraft] = useState<Draft>();
  const given = readPair(value);
  const key = String(toNumbers(given));
  // In a transition the parent takes a change over late, when the other side may have been changed as well.
  const isBehind = draft && key !== String(draft.pair) && draft.passed.includes(key);
  if (draft && !isBehind) setDraft(undefined);
  const pair = isBehind ? draft.pair : given;

  // Leaving a side may change it, which its limits do, and swap the sides in the same event, before anything is rendered.
  const changed = useRef<RangeNumberValue>(undefined);
  useEffect(() => {
    changed.current = undefined;
  });
  const latest = () => changed.current ?? toNumbers(pair);

  const emit = (next: RangeNumberValue) => {
    changed.current = next;
    setDraft((last) => ({ pair: next, passed: [...(last?.passed ?? [key]), String(next)] }));
    setValue(next);
    onChange?.(next);
  };

  return {
    pair,
    changeSide: (index, side) => {
      const [start, end] = latest();
      emit(index === 0 ? [side, end] : [start, side]);
    },
    swap: () => {
      const [start, end] = latest();
      if (start !== null && end !== null && start > end) emit([end, start]);
    },
    settle: () => setDraft(undefined),
  };
}
