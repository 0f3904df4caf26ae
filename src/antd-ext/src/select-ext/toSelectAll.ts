import type { OptionFields } from './optionText';
import type { SelectExtOption } from './types';

type RawValue = string | number;
/** A value as antd has it with `labelInValue`, or without. */
export type AnyValue = RawValue | { value: RawValue; label?: unknown };
type Filter = boolean | ((search: string, option?: SelectExtOption) => boolean);

export interface SelectAllState {
  /** Whether there is no option that could be chosen or left. */
  disabled: boolean;
  checked: boolean;
  indeterminate: boolean;
  /** What is chosen after a click. */
  next: AnyValue[];
}

export interface SelectAllInput {
  options: readonly SelectExtOption[];
  byValue: ReadonlyMap<unknown, SelectExtOption>;
  fields: OptionFields;
  values: readonly AnyValue[];
  /** The same without their labels. */
  chosen: ReadonlySet<unknown>;
  search: string;
  filter?: Filter;
  maxCount: number | undefined;
  /** Name of the field that stands in the selection. */
  optionLabelProp: string;
  labelInValue: boolean | undefined;
}

export const rawOf = (value: AnyValue): RawValue =>
  typeof value === 'object' && value !== null ? value.value : value;

/** Works out what "select all" means now: all options that the search finds and that are not disabled. */
export function toSelectAll({
  options,
  byValue,
  fields,
  values,
  chosen,
  search,
  filter,
  maxCount,
  optionLabelProp,
  labelInValue,
}: SelectAllInput): SelectAllState {
  const targets = findOptions(options, fields, search, filter)
    .filter(({ disabled }) => !disabled)
    .map((option): RawValue => option[fields.value]);
  const missing = targets.filter((value) => !chosen.has(value));
  const room = maxCount && Math.max(0, maxCount - values.length);
  const added = missing
    .slice(0, room)
    .map((value) =>
      labelInValue ? { value, label: byValue.get(value)?.[optionLabelProp] } : value,
    );
  const some = missing.length < targets.length;
  // With no room left there is nothing to add, so the click takes away.
  const clears = some && added.length === 0;
  const left = new Set(targets);
  return {
    disabled: !some && added.length === 0,
    checked: some && missing.length === 0,
    indeterminate: some && missing.length > 0,
    next: clears ? values.filter((value) => !left.has(rawOf(value))) : [...values, ...added],
  };
}

/** The options in the list, without their groups, as antd finds them: a group whose own label is found stays whole. */
export function findOptions(
  options: readonly SelectExtOption[],
  fields: OptionFields,
  search?: string,
  filter?: Filter,
): SelectExtOption[] {
  const matches = (option: SelectExtOption) =>
    !search || typeof filter !== 'function' || filter(search, option);
  return options.flatMap((option) => {
    const group: SelectExtOption[] | undefined = option[fields.options];
    if (matches(option)) return group ?? [option];
    return group?.filter(matches) ?? [];
  });
}
