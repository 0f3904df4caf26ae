import { useMemo } from 'react';
import { warnOnce } from '../warnOnce';
import { readDataMap } from './readDataMap';
import type { DataMap, DataMapValueType, DataOption } from './types';

interface DataOptionsSource<Value, Option> {
  /** Name for the warnings. */
  component: string;
  options: Option[] | undefined;
  dataMap: DataMap<Value> | undefined;
  dataMapValueType: DataMapValueType | undefined;
}

/**
 * The options of a component that takes them as `options` or as a dictionary: `options` win, with a warning.
 *
 * @returns The same array for as long as both props are the same; `undefined` when neither is given.
 */
export function useDataOptions<Value, Option>({
  component,
  options,
  dataMap,
  dataMapValueType,
}: DataOptionsSource<Value, Option>): (Option | DataOption<Value>)[] | undefined {
  return useMemo(() => {
    if (dataMap === undefined || dataMap === null) return options;
    if (!options) return readDataMap(component, dataMap, dataMapValueType);
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(`${component} got both options and dataMap, and uses options. Pass one of them.`);
    }
    return options;
  }, [component, options, dataMap, dataMapValueType]);
}
