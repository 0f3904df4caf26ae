import { useMemo } from 'react';
import { useDataOptions } from '../_internal/data-map/useDataOptions';
import { warnAboutRepeats, withoutRepeats } from '../_internal/data-map/withoutRepeats';
import { textOf } from '../_internal/textOf';
import type { OptionFields } from './optionText';
import { findOptions } from './toSelectAll';
import type { SelectExtOption, SelectExtOwnProps } from './types';

/**
 * The options for antd: from `options` or a dictionary, each with its `relLabel` and a value of its own.
 *
 * @returns the options, `undefined` when neither is given, so that options written as children stay; and the same by their values.
 */
export function useSelectOptions(
  source: SelectExtOwnProps,
  { label, value, options: children }: OptionFields,
): [options: SelectExtOption[] | undefined, byValue: ReadonlyMap<unknown, SelectExtOption>] {
  const read = useDataOptions(source);
  return useMemo(() => {
    if (read && process.env.NODE_ENV !== 'production') {
      const all = findOptions(read, { label, value, options: children });
      warnAboutRepeats(
        'SelectExt',
        all.map((option) => option[value]),
      );
    }
    const seen = new Set<string>();
    const byValue = new Map<unknown, SelectExtOption>();
    const complete = (list: readonly SelectExtOption[]): SelectExtOption[] =>
      withoutRepeats(list, (option) => option[value], seen).map((option) => {
        const { [label]: shown, [children]: group, relLabel = shown } = option;
        if (Array.isArray(group)) return { ...option, [children]: complete(group) };
        // Where a label is no text, antd would have screen readers say the value.
        const name = typeof shown === 'object' && { 'aria-label': textOf(relLabel) || undefined };
        const completed = { ...name, ...option, relLabel };
        byValue.set(option[value], completed);
        return completed;
      });
    return [read && complete(read), byValue];
  }, [read, label, value, children]);
}
