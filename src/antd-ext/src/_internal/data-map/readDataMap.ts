import type { DataMap, DataMapValueType, DataOption } from './types';

/**
 * Turns a dictionary into options, in its own order.
 *
 * @param dataMap Anything but an object or a `Map` gives no options.
 * @param valueType What the keys of an object become. A key which is no number stays text.
 */
export function readDataMap<Value>(
  dataMap: DataMap<Value>,
  valueType: DataMapValueType = 'string',
): DataOption<Value>[] {
  if (dataMap instanceof Map) return [...dataMap].map(([value, label]) => ({ value, label }));
  if (!isDictionary(dataMap)) return [];
  return Object.entries(dataMap).map(([key, label]) => ({
    // An object cannot hold other values than text, which its type cannot say.
    value: (valueType === 'number' && isNumber(key) ? Number(key) : key) as Value,
    label,
  }));
}

export const isDictionary = (value: unknown) => Object(value) === value && !Array.isArray(value);

/** `Number('')` and `Number(' ')` are 0, which nobody has written. */
export const isNumber = (key: string) => key.trim() !== '' && !Number.isNaN(Number(key));
