import { warnOnce } from '../_internal/warnOnce';
import { toPlace } from './requestState';
import { isEmptyValue } from './searchFields';
import type { UrlQuery, UrlSpec } from './types';

type Atom = string | number | boolean | null;
type UrlValue = Atom | Atom[];

/**
 * Reads page, size and search values from an address. It is anybody's text, so only the table's own names are read,
 * only values without a structure, and only sizes that can be chosen.
 *
 * @param search The query of the address, with or without `?`.
 * @param prefix Stands before every name.
 */
export function readUrl(search: string, prefix: string, spec: UrlSpec): UrlQuery {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(prefix + name);
  const values = { ...spec.initialValues };
  for (const name of spec.names) {
    const text = read(name);
    if (text !== null) values[name] = text === '' ? undefined : decode(text, isText(name, spec));
  }
  const size = Number(read('size'));
  return {
    current: toPlace(Number(read('current'))) ?? 1,
    size: spec.sizes.includes(size) ? size : spec.defaultSize,
    values,
  };
}

/**
 * Writes a query into an address. What is as it is at first is left out, and parameters of others stay.
 *
 * @returns The new query of the address, without `?`.
 */
export function writeUrl(search: string, query: UrlQuery, prefix: string, spec: UrlSpec): string {
  const params = new URLSearchParams(search);
  const write = (name: string, text: string | undefined) => {
    if (text === undefined) params.delete(prefix + name);
    else params.set(prefix + name, text);
  };
  for (const name of spec.names) {
    write(name, textOf(name, query.values[name], spec));
  }
  write('current', query.current === 1 ? undefined : String(query.current));
  write('size', query.size === spec.defaultSize ? undefined : String(query.size));
  return params.toString();
}

/** A value as it stands in the address; `undefined` if it need not, or cannot. */
function textOf(name: string, value: unknown, spec: UrlSpec): string | undefined {
  const initial = spec.initialValues[name];
  if (isEmptyValue(value)) return isEmptyValue(initial) ? undefined : '';
  if (!isUrlValue(value)) {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `ProSearchTable cannot write the value of the field ${name} into the address. ` +
          'Only text, numbers, booleans and arrays of them fit: let the field have such a value, for instance with valueFormat of DatePickerExt.',
      );
    }
    return undefined;
  }
  const encode = (given: UrlValue) => encodeValue(given, isText(name, spec));
  const text = encode(value);
  return isUrlValue(initial) && encode(initial) === text ? undefined : text;
}

const isText = (name: string, { textNames }: UrlSpec) => textNames.includes(name);

/** Text stays readable, unless it would be read as something else. */
function encodeValue(value: UrlValue, onlyText: boolean): string {
  const isReadable = typeof value === 'string' && decode(value, onlyText) === value;
  return isReadable ? value : JSON.stringify(value);
}

function decode(text: string, onlyText: boolean): UrlValue {
  if (onlyText) return text;
  try {
    const value: unknown = JSON.parse(text);
    // A number of more digits than a number has, or written in another way, is text.
    if (typeof value === 'number' && String(value) !== text) return text;
    return isUrlValue(value) ? value : text;
  } catch {
    return text;
  }
}

const isAtom = (value: unknown): value is Atom =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

const isUrlValue = (value: unknown): value is UrlValue =>
  isAtom(value) || (Array.isArray(value) && value.every(isAtom));
