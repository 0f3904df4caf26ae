import { warnOnce } from '../warnOnce';

/**
 * Tells a developer that a number or a boolean was looked for in a dictionary whose keys are text. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 *
 * @param value A value or several of them, as the component was given it.
 */
export function warnAboutTextKeys(component: string, dataMap: object, value: unknown): void {
  if (dataMap instanceof Map) return;
  const lost = [value]
    .flat()
    .find((one) => ['number', 'boolean'].includes(typeof one) && String(one) in Object(dataMap));
  if (lost === undefined) return;
  const type = typeof lost;
  warnOnce(
    `${component} got the ${type} ${lost}, but the keys of a dataMap object are text, so no option has this value. ` +
      (type === 'number' ? 'Set dataMapValueType="number", or pass a Map.' : 'Pass a Map.'),
  );
}
