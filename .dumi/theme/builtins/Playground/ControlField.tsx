import { Fragment, useId, useState } from 'react';
import type { Control, ControlValue } from './types';
import { usePlaygroundText } from './usePlaygroundText';
import { initialValueOf, MAX_TEXT, parseValue } from './values';

interface ControlFieldProps {
  control: Control;
  /** Undefined while the prop is not changed. */
  value: ControlValue | undefined;
  /** Called with undefined to leave the prop out. */
  onChange: (value: ControlValue | undefined) => void;
}

/** The control of one prop, with its name as the label. */
export function ControlField(props: ControlFieldProps) {
  const { kinds, options, name } = props.control;
  const id = useId();
  const only = options.length === 0 && kinds.length === 1 ? kinds[0] : undefined;
  // A box is ticked or not; where nobody knows what the component does without the prop, there is a list.
  const Field =
    only === undefined || (only === 'boolean' && initialValueOf(props.control) === undefined)
      ? ChoiceControl
      : only === 'boolean'
        ? BooleanControl
        : TextControl;
  return (
    <div className="playground-row">
      <label htmlFor={id}>
        <code>
          {name.split(/(?=[A-Z])/).map((word) => (
            // A long name breaks before a word.
            <Fragment key={word}>
              <wbr />
              {word}
            </Fragment>
          ))}
        </code>
      </label>
      <Field id={id} {...props} />
    </div>
  );
}

interface FieldProps extends ControlFieldProps {
  id: string;
  /** Name of the field where its label names another one. */
  label?: string;
}

function BooleanControl({ id, control, value, onChange }: FieldProps) {
  return (
    <input
      id={id}
      type="checkbox"
      checked={(value ?? initialValueOf(control)) === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** A number or a text. A number is kept as it is typed, so that `1.` can become `1.5`. */
function TextControl({ id, control, value, onChange, label }: FieldProps) {
  const numeric = control.kinds.includes('number');
  const known = value === undefined || typeof value === 'boolean' ? '' : String(value);
  const [draft, setDraft] = useState(known);
  const initial = initialValueOf(control);
  const typed = parseValue(draft, control);
  // A typed initial value is no change, and stays visible.
  const same = (typed === initial ? undefined : typed) === value;
  return (
    <input
      id={id}
      type={numeric ? 'number' : 'text'}
      step="any"
      maxLength={numeric ? undefined : MAX_TEXT}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      placeholder={String(initial ?? '')}
      value={same ? draft : known}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(parseValue(target.value, control));
      }}
    />
  );
}

/** What stands in the list for a value that is typed. */
const TYPED = ' typed';

/** A list of values, with a field beside it for a number or a text that is not in the list. */
function ChoiceControl({ id, control, value, onChange }: FieldProps) {
  const text = usePlaygroundText();
  const { name, kinds, options, defaultValue } = control;
  const initial = initialValueOf(control);
  const [typing, setTyping] = useState(false);
  const typed = kinds.filter((kind) => kind !== 'boolean');
  const listed: ControlValue[] = [...options, ...(kinds.includes('boolean') ? [true, false] : [])];
  const isTyped = value === undefined ? typing : !listed.includes(value);
  const selected = isTyped ? TYPED : String(value ?? '');
  const textOf = (candidate: ControlValue) =>
    candidate === defaultValue ? text('default.value', { value: candidate }) : String(candidate);
  return (
    <div className="playground-choice">
      <select
        id={id}
        value={selected}
        onChange={({ target }) => {
          setTyping(target.value === TYPED);
          onChange(listed.find((candidate) => String(candidate) === target.value));
        }}
      >
        <option value="">{initial === undefined ? text('default') : textOf(initial)}</option>
        {listed
          .filter((candidate) => candidate !== initial)
          .map((candidate) => (
            <option key={String(candidate)} value={String(candidate)}>
              {textOf(candidate)}
            </option>
          ))}
        {typed.length > 0 && (
          <option value={TYPED}>{typed.includes('number') ? text('number') : text('text')}</option>
        )}
      </select>
      {isTyped && (
        <TextControl
          id={`${id}-typed`}
          label={text('value', { name })}
          control={{ ...control, kinds: typed, options: [] }}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
