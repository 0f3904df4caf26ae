import { useControlledState } from '@rc-component/util';
import { useEffect, useRef } from 'react';
import { type GivenPair, readPair, toNumbers } from './rangeValue';
import type { RangeNumberExtProps, RangeNumberValue } from './types';

interface RangeValue {
  /** What the sides show. */
  pair: GivenPair;
  changeSide: (index: 0 | 1, side: number | null) => void;
  /** Exchanges the sides if the start is above the end. */
  swap: () => void;
}

/** The range, controlled or not. */
export function useRangeValue({
  value: outerValue,
  defaultValue,
  onChange,
}: Pick<RangeNumberExtProps, 'value' | 'defaultValue' | 'onChange'>): RangeValue {
  const [value, setValue] = useControlledState<unknown>(defaultValue, outerValue);
  const pair = readPair(value);
  // Leaving a side may change it, which its limits do, and swap the sides in the same event, before anything is rendered.
  const changed = useRef<RangeNumberValue>(undefined);
  useEffect(() => {
    changed.current = undefined;
  });
  const latest = () => changed.current ?? toNumbers(pair);

  const emit = (next: RangeNumberValue) => {
    changed.current = next;
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
  };
}
