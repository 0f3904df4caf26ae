import { warnOnce } from '../warnOnce';
import type { DataMap, DataMapValueType, DataOption } from './types';

/**
 * Turns a dictionary into options, in its own order.
 *
 * @param component Name for the warnings.
 * @param dataMap Anything but an object or a `Map` gives no options, and one warning in development.
 * @param valueType What the keys of an object become. A key which is no number stays text, with a warning.
 */
export function readDataMap<Value>(
  component: string,
  dataMap: DataMap<Value>,
  valueType: DataMapValueType = 'string',
): DataOption<Value>[] {
  if (dataMap instanceof Map) return [...dataMap].map(([value, label]) => ({ value, label }));
  if (Object(dataMap) !== dataMap || Array.isArray(dataMap)) {
    if (process.env.NODE_ENV !== 'production') {
      const kind = Array.isArray(dataMap) ? 'array' : typeof dataMap;
      warnOnce(
        `${component} got a dataMap which is neither an object nor a Map but of type ${kind}, so it is ignored. ` +
          'Pass { value: label } or a Map; an array of options belongs into options.',
      );
    }
    return [];
  }
  return Object.entries(dataMap).map(([key, label]) => ({
    // An object cannot hold other values than text, which its type cannot say.
    value: toValue(component, key, valueType) as Value,
    label,
  }));
}

function toValue(component: string, key: string, valueType: DataMapValueType): string | number {
  if (valueType !== 'number') return key;
  // `Number('')` and `Number(' ')` are 0, which nobody has written.
  if (key.trim() && !Number.isNaN(Number(key))) return Number(key);
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `${component} has dataMapValueType="number", but the key '${key}' of dataMap is no number, so it stays text. ` +
        'Correct the key, or pass a Map.',
    );
  }
  return key;
}
