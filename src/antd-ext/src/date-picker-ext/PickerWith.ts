import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import type { PickerRef } from './types';

/** A picker with these props. Left to itself, TypeScript would name a type of a package that is not ours. */
export type PickerWith<Props> = ForwardRefExoticComponent<Props & RefAttributes<PickerRef>>;

/** Props in which values of any format may be, which `useDates` reads and writes. */
export type WithAnyValue<Props, Text> = Omit<Props, 'value' | 'defaultValue' | 'onChange'> & {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: (value: unknown, text: Text | null) => void;
};
