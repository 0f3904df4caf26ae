import { warnOnce } from '../_internal/warnOnce';
import { leavesOf } from '../table-ext/columns';
import type { ProSearchColumn, ProSearchColumnType, SearchField, SearchValues } from './types';

/** A field of the search form which has its name. */
export interface NamedField extends SearchField {
  name: string;
}

const RESERVED = ['current', 'size'];

/**
 * The fields of the search form, in the order in which they are shown.
 *
 * @param columns Columns, also in groups; those with `search` have a field.
 * @param searchFields Takes the place of what the columns say.
 */
export function fieldsOf<T>(
  columns: readonly ProSearchColumn<T>[],
  searchFields: readonly SearchField[] | undefined,
): NamedField[] {
  const given = searchFields ?? leavesOf<ProSearchColumnType<T>>(columns).flatMap(fieldsOfColumn);
  const seen = new Set<string>();
  const fields = given.filter((field): field is NamedField => isUsable(field, seen));
  return fields.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

function fieldsOfColumn<T>(column: ProSearchColumnType<T>): SearchField[] {
  const { search, dataIndex, key, title, dataMap, dataMapValueType } = column;
  if (!search) return [];
  const name = dataIndex ?? key;
  return [
    {
      name: typeof name === 'string' || typeof name === 'number' ? String(name) : undefined,
      label: typeof title === 'function' ? undefined : title,
      dataMap,
      dataMapValueType,
      ...(search !== true && search),
    },
  ];
}

function isUsable(field: SearchField, seen: Set<string>): boolean {
  const { name } = field;
  const usable = name !== undefined && name !== '' && !seen.has(name) && !RESERVED.includes(name);
  if (process.env.NODE_ENV !== 'production' && !usable) warnOnce(complaintAbout(name));
  if (usable) seen.add(name);
  return usable;
}

function complaintAbout(name: string | undefined): string {
  if (!name) {
    return 'ProSearchTable has a search field without a name, which is left out. Give its column a dataIndex of one name, or search={{ name }}.';
  }
  if (RESERVED.includes(name)) {
    return `ProSearchTable has a search field with the name ${name}, which is left out because the page has this name. Give it another one and a transform.`;
  }
  return `ProSearchTable has two search fields with the name ${name}, and shows only the first. Give each field a name of its own.`;
}

/** Whether the control of a field, which is then a text field or a select, has no other values than text. */
export function isTextField({ render, component, dataMap, dataMapValueType }: SearchField) {
  return !render && !component && !(dataMap instanceof Map) && dataMapValueType !== 'number';
}

/** What the form holds at first and after a reset. */
export function initialValuesOf(fields: readonly NamedField[]): SearchValues {
  const given = fields.filter(({ initialValue }) => initialValue !== undefined);
  return Object.fromEntries(given.map(({ name, initialValue }) => [name, initialValue]));
}

/** What the values of the form mean for a request: text without the white space around it, and nothing of empty ones. */
export function paramsOf(fields: readonly NamedField[], values: SearchValues): SearchValues {
  const params: SearchValues = {};
  for (const { name, transform } of fields) {
    const given = values[name];
    const value = typeof given === 'string' ? given.trim() : given;
    if (isEmptyValue(value)) continue;
    Object.assign(params, transform ? transform(value, values) : { [name]: value });
  }
  return Object.fromEntries(Object.entries(params).filter(([, value]) => !isEmptyValue(value)));
}

/** Whether a field with this value was left empty; a range is when both of its ends are. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.every(isEmptyValue))
  );
}
