import type { Control, ControlValue, Values } from './types';

/** A longer text cannot be typed, and is ignored in an address. */
export const MAX_TEXT = 200;

/** The parameter of a prop: `ButtonExt.theme`. */
const parameterOf = (id: string, { name }: Control) => `${id}.${name}`;

/** What a prop is while it is not changed. */
export const initialValueOf = ({ startValue, defaultValue }: Control) => startValue ?? defaultValue;

/**
 * Reads the changed props from an address. What the component has not, or what a prop cannot be, is
 * ignored, and so is the initial value.
 *
 * @param search query of the address
 * @param id name of the component
 */
export function readValues(search: string, id: string, controls: readonly Control[]): Values {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = parseValue(parameters.get(parameterOf(id, control)), control);
      return value === undefined || value === initialValueOf(control)
        ? []
        : [[control.name, value]];
    }),
  );
}

/**
 * Writes the changed props into an address, and leaves every other parameter as it is.
 *
 * @returns the query, with its `?` unless it is empty
 */
export function writeValues(
  search: string,
  id: string,
  controls: readonly Control[],
  values: Values,
): string {
  const parameters = new URLSearchParams(search);
  // All out first: in the order of the controls, the same props are the same address.
  for (const control of controls) parameters.delete(parameterOf(id, control));
  for (const control of controls) {
    const value = values[control.name];
    if (value !== undefined) parameters.set(parameterOf(id, control), String(value));
  }
  const query = parameters.toString();
  return query && `?${query}`;
}

/** Sets one prop, or takes it back when the value is undefined or what it is without being set. */
export function changeValue(
  values: Values,
  control: Control,
  value: ControlValue | undefined,
): Values {
  const { name } = control;
  const { [name]: _old, ...others } = values;
  return value === undefined || value === initialValueOf(control)
    ? others
    : { ...others, [name]: value };
}

/** The value that a text stands for, if the prop can have it. */
export function parseValue(text: string | null, control: Control): ControlValue | undefined {
  const { kinds, options } = control;
  if (text === null || text === '' || text.length > MAX_TEXT) return undefined;
  const option = options.find((candidate) => String(candidate) === text);
  if (option !== undefined) return option;
  if (kinds.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  if (kinds.includes('number') && text.trim() !== '' && Number.isFinite(Number(text))) {
    return Number(text);
  }
  return kinds.includes('string') || kinds.includes('node') ? text : undefined;
}
