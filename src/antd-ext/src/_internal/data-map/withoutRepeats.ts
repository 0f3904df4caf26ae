import { warnOnce } from '../warnOnce';

/**
 * Leaves out options whose value came before. antd tells options apart by the text of their value, so the second of
 * two would be drawn with the state of the first.
 *
 * @param component Name for the warning.
 * @param toValue Gives the value of an option, and `undefined` for what is none, such as a group.
 * @returns The same array when nothing repeats.
 */
export function withoutRepeats<Option>(
  component: string,
  options: readonly Option[],
  toValue: (option: Option) => unknown,
  seen: Set<string> = new Set(),
): readonly Option[] {
  const unique = options.filter((option) => {
    const value = toValue(option);
    if (value === undefined) return true;
    const key = String(value);
    if (seen.size < seen.add(key).size) return true;
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `${component} has two options with the value ${key}, and shows only the first. ` +
          'Give each option a value of its own; 1 and "1" count as the same.',
      );
    }
    return false;
  });
  return unique.length === options.length ? options : unique;
}
