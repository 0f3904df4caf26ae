import { useMemo } from 'react';
import { readDataMap } from './readDataMap';
import type { DataMap, DataMapValueType, DataOption } from './types';

interface DataOptionsSource<Value, Option> {
  options?: Option[];
  dataMap?: DataMap<Value>;
  dataMapValueType?: DataMapValueType;
}

/**
 * The options of a component that takes them as `options` or as a dictionary: `options` win.
 *
 * @returns The same array for as long as both props are the same; `undefined` when neither is given.
 */
export function useDataOptions<Value, Option>({
  options,
  dataMap,
  dataMapValueType,
}: DataOptionsSource<Value, Option>): (Option | DataOption<Value>)[] | undefined {
  return useMemo(
    () => options ?? (dataMap ? readDataMap(dataMap, dataMapValueType) : undefined),
    [options, dataMap, dataMapValueType],
  );
}
