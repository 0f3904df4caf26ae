import type { OptionFields } from './optionText';
import type { SelectExtOption } from './types';

type RawValue = string | number;
/** A value as antd has it with `labelInValue`, or without. */
export type AnyValue = RawValue | { value: RawValue; label?: unknown };
type Filter = boolean | ((search: string, option?: SelectExtOption) => boolean);

export interface SelectAllState {
  /** Whether there is an option that could be chosen or left. */
  possible: boolean;
  checked: boolean;
  indeterminate: boolean;
  /** What is chosen after a click. */
  next: AnyValue[];
}

export interface SelectAllInput {
  options: readonly SelectExtOption[];
  fields: OptionFields;
  values: readonly AnyValue[];
  /** The same without their labels. */
  chosen: ReadonlySet<unknown>;
  search: string;
  filter?: Filter;
  maxCount: number | undefined;
  /** Name of the field that stands in the selection. */
  shownLabel: string;
  labelInValue: boolean | undefined;
}

export const rawOf = (value: AnyValue): RawValue =>
  typeof value === 'object' && value !== null ? value.value : value;

/** Works out what "select all" means now: all options that the search finds and that are not disabled. */
export function toSelectAll({
  options,
  fields,
  values,
  chosen,
  search,
  filter,
  maxCount,
  shownLabel,
  labelInValue,
}: SelectAllInput): SelectAllState {
  const targets = findOptions(options, fields, search, filter).filter(({ disabled }) => !disabled);
  const missing = targets.filter((option) => !chosen.has(option[fields.value]));
  const room = maxCount && Math.max(0, maxCount - values.length);
  const added = missing.slice(0, room).map((option): AnyValue => {
    const value: RawValue = option[fields.value];
    return labelInValue ? { value, label: option[shownLabel] } : value;
  });
  const some = missing.length < targets.length;
  // With no room left there is nothing to add, so the click takes away.
  const clears = some && added.length === 0;
  const left = new Set(targets.map((option) => option[fields.value]));
  return {
    possible: clears || added.length > 0,
    checked: targets.length > 0 && missing.length === 0,
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
