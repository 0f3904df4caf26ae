import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useStableValue } from '../_internal/useStableValue';
import { useTexts } from '../_internal/useTexts';
import { warnOnce } from '../_internal/warnOnce';
import { isShortcut, rangeOf } from './shortcuts';
import { shortcutTexts } from './texts';
import type { RangePickerExtProps, RangeShortcut } from './types';
import { useDayjsLocale } from './useDayjsLocale';

type Presets = RangePickerExtProps['presets'];

/** What antd shows beside the calendar: our shortcuts, and then the presets of the consumer. */
export function useShortcuts(
  shortcuts: readonly RangeShortcut[] | undefined,
  presets: Presets,
  language: string | undefined,
): Presets {
  const names = useStableValue(shortcuts);
  const texts = useTexts(shortcutTexts);
  const locale = useDayjsLocale(language);
  return useMemo(() => {
    if (!names) return presets;
    const own = names.filter(isKnown).map((name) => ({
      label: texts[name],
      // antd asks for it when it is needed, and not before: the page may be open over midnight.
      value: () => rangeOf(name, dayjs().locale(locale)),
    }));
    return [...own, ...(presets ?? [])];
  }, [names, presets, texts, locale]);
}

function isKnown(name: RangeShortcut): boolean {
  const known = isShortcut(name);
  if (!known && process.env.NODE_ENV !== 'production') {
    warnOnce(
      `DatePickerExt.RangePicker has no shortcut ${JSON.stringify(name)} and leaves it out. ` +
        'Write a range of your own into presets.',
    );
  }
  return known;
}
