'use client';

import type { RefSelectProps, SelectProps } from 'antd';
import type { ReactElement, RefAttributes } from 'react';
import { OutlineSelect } from './OutlineSelect';
import { PlainSelect } from './SelectExt';
import type { SelectExtOption, SelectExtProps, SelectOutLineExtProps } from './types';

type Base = NonNullable<SelectProps['options']>[number];

/** What `forwardRef` loses: the types of value and option follow from the props. */
type SelectComponent = <Value = unknown, Option extends Base = SelectExtOption>(
  props: SelectExtProps<Value, Option> & RefAttributes<RefSelectProps>,
) => ReactElement;

type OutlineComponent = <Value = unknown, Option extends Base = SelectExtOption>(
  props: SelectOutLineExtProps<Value, Option> & RefAttributes<RefSelectProps>,
) => ReactElement;

/**
 * `SelectExt` with a floating label. It is no part of `SelectExt`, so that who does without it does not load it.
 *
 * @example
 * ```tsx
 * import { SelectOutLineExt } from '@mtools/antd-ext';
 *
 * <SelectOutLineExt label="Status" dataMap={{ open: 'Open', closed: 'Closed' }} />;
 * ```
 */
// The type parameters only name what the component passes through unread.
export const SelectOutLineExt = OutlineSelect as unknown as OutlineComponent;

/**
 * antd's `Select` that takes a dictionary for its options, shows checkboxes for multiple choice, chooses all at once,
 * searches labels and shows those that are cut off. Everything that antd's `Select` takes goes through, and so does
 * its ref.
 *
 * @example
 * ```tsx
 * import { SelectExt } from '@mtools/antd-ext';
 *
 * <SelectExt aria-label="Status" multipleCheckbox dataMap={{ open: 'Open', closed: 'Closed' }} />;
 * ```
 */
export const SelectExt = PlainSelect as unknown as SelectComponent;

export type * from './types';
