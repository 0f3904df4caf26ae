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

/** Whether the label of an option has a text in it, whatever the case; the value stands in for a label without text. */
export function matchesLabel(
  search: string,
  option: SelectExtOption | undefined,
  fields: OptionFields,
): boolean {
  if (!option) return false;
  // Of `<Select.Option>` the label is its children.
  const label = option.relLabel ?? option[fields.label] ?? option.children;
  const text = textOf(label) || String(option[fields.value] ?? '');
  return text.toLowerCase().includes(search.trim().toLowerCase());
}
