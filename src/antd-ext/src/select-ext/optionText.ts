import { textOf } from '../_internal/textOf';
import type { SelectExtOption } from './types';

/** Where an option keeps what it says; antd's `fieldNames` with every name filled in. */
export interface OptionFields {
  label: string;
  value: string;
  options: string;
}

/** Fills in antd's `fieldNames`. */
export function toFields(names: Partial<Record<keyof OptionFields, string>> = {}): OptionFields {
  return {
    label: names.label || 'label',
    value: names.value || 'value',
    options: names.options || 'options',
  };
}

/**
 * Whether an option has a text in it, whatever the case: in one of its fields `named`, as antd's `optionFilterProp` does
 * it, else in its label. The value stands in for a label without text.
 */
export function matchesSearch(
  search: string,
  option: SelectExtOption = {},
  fields: OptionFields,
  named: string | string[] = [],
): boolean {
  // Of `<Select.Option>` the label is its children.
  const label = option.relLabel ?? option[fields.label] ?? option.children;
  const own = textOf(label) || String(option[fields.value] ?? '');
  const texts = named.length ? [named].flat().map((name) => textOf(option[name])) : [own];
  return texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));
}
