import { type PlaygroundCode, toCode } from './toCode';
import type { Control, PlaygroundSetup, Template, Values } from './types';

/** The controls in the language of a template, whose values they begin with. */
export const controlsOf = (controls: PlaygroundSetup['controls'], { start }: Template): Control[] =>
  controls.map((control) =>
    Object.hasOwn(start, control.name) ? { ...control, startValue: start[control.name] } : control,
  );

/**
 * The code of a playground.
 *
 * @param values what the reader has changed
 */
export function codeOf(
  { controls, methodProp }: Pick<PlaygroundSetup, 'controls' | 'methodProp'>,
  template: Template,
  values: Values,
): PlaygroundCode {
  const defaults = Object.fromEntries(
    controls.flatMap(({ name, defaultValue }) =>
      defaultValue === undefined ? [] : [[name, defaultValue]],
    ),
  );
  // In the order of the controls, the same values are the same code.
  const ordered = Object.fromEntries(
    controls.flatMap(({ name }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return toCode(template, ordered, { defaults, methodProp });
}
