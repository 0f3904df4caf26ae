import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import type { PickerRef } from './types';

/** A picker with these props. Left to itself, TypeScript would name a type of a package that is not ours. */
export type PickerWith<Props> = ForwardRefExoticComponent<Props & RefAttributes<PickerRef>>;
