import { warnOnce } from '../warnOnce';
import { isDictionary, isNumber } from './readDataMap';
import type { DataMapValueType } from './types';

interface DataMapProps {
  options?: unknown;
  dataMap?: unknown;
  dataMapValueType?: DataMapValueType;
}

/**
 * Tells a developer what is wrong with a dictionary, or with what is looked for in it. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 *
 * @param component Name for the warnings.
 * @param value A value or several of them, as the component was given it.
 */
export function warnAboutDataMap(
  component: string,
  { options, dataMap, dataMapValueType }: DataMapProps,
  value?: unknown,
): void {
  if (dataMap === undefined || dataMap === null) return;
  if (options) {
    warnOnce(`${component} got both options and dataMap, and uses options. Pass one of them.`);
  } else if (!isDictionary(dataMap)) {
    const kind = Array.isArray(dataMap) ? 'array' : typeof dataMap;
    warnOnce(
      `${component} got a dataMap which is neither an object nor a Map but of type ${kind}, so it is ignored. ` +
        'Pass { value: label } or a Map; an array of options belongs into options.',
    );
  } else if (dataMap instanceof Map) {
    // Its keys are whatever they were.
  } else if (dataMapValueType === 'number') {
    for (const key of Object.keys(dataMap)) warnAboutKey(component, key);
  } else {
    warnAboutTextKeys(component, dataMap, value);
  }
}

function warnAboutKey(component: string, key: string): void {
  if (isNumber(key)) return;
  warnOnce(
    `${component} has dataMapValueType="number", but the key '${key}' of dataMap is no number, so it stays text. ` +
      'Correct the key, or pass a Map.',
  );
}

/** A number or a boolean was looked for where all keys are text. */
function warnAboutTextKeys(component: string, dataMap: object, value: unknown): void {
  const lost = [value]
    .flat()
    .find((one) => ['number', 'boolean'].includes(typeof one) && String(one) in dataMap);
  if (lost === undefined) return;
  const type = typeof lost;
  warnOnce(
    `${component} got the ${type} ${lost}, but the keys of a dataMap object are text, so no option has this value. ` +
      (type === 'number' ? 'Set dataMapValueType="number", or pass a Map.' : 'Pass a Map.'),
  );
}
