import { warnOnce } from '../warnOnce';

/**
 * Leaves out options whose value came before. antd tells options apart by the text of their value, so the second of
 * two would be drawn with the state of the first.
 *
 * @param toValue Gives the value of an option, and `undefined` for what is none, such as a group.
 */
export function withoutRepeats<Option>(
  options: readonly Option[],
  toValue: (option: Option) => unknown,
  seen: Set<string> = new Set(),
): Option[] {
  return options.filter((option) => {
    const value = toValue(option);
    return value === undefined || seen.size < seen.add(String(value)).size;
  });
}

/**
 * Tells a developer which options were left out. Call it inside `if (process.env.NODE_ENV !== 'production')`.
 *
 * @param component Name for the warning.
 * @param values Of all options.
 */
export function warnAboutRepeats(component: string, values: readonly unknown[]): void {
  const unique = withoutRepeats(values, (value) => value);
  const repeated = values.find((value, index) => value !== unique[index]);
  if (repeated === undefined) return;
  warnOnce(
    `${component} has two options with the value ${String(repeated)}, and shows only the first. ` +
      'Give each option a value of its own; 1 and "1" count as the same.',
  );
}
