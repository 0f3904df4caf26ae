import { useMemo } from 'react';
import { useDataOptions } from '../_internal/data-map/useDataOptions';
import { withoutRepeats } from '../_internal/data-map/withoutRepeats';
import type { OptionFields } from './optionText';
import type { SelectExtOption, SelectExtOwnProps } from './types';

const NAME = 'SelectExt';

/**
 * The options for antd: from `options` or a dictionary, each with its `relLabel` and a value of its own.
 *
 * @returns `undefined` when neither is given, so that options written as children stay.
 */
export function useSelectOptions(
  { options, dataMap, dataMapValueType }: SelectExtOwnProps,
  { label, value, options: children }: OptionFields,
): SelectExtOption[] | undefined {
  const read = useDataOptions({ component: NAME, options, dataMap, dataMapValueType });
  return useMemo(() => {
    const seen = new Set<string>();
    const complete = (list: readonly SelectExtOption[]): SelectExtOption[] =>
      withoutRepeats(NAME, list, (option) => option[value], seen).map((option) => {
        const group = option[children];
        return Array.isArray(group)
          ? { ...option, [children]: complete(group) }
          : { ...option, relLabel: option.relLabel ?? option[label] };
      });
    return read && complete(read);
  }, [read, label, value, children]);
}
