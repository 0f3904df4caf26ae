import { useControlledState } from '@rc-component/util';
import { useId } from 'react';

interface OutlinedProps<Value> {
  id?: string;
  required?: boolean;
  /** How `Form.Item` says, as a string, that its rules require a value. */
  'aria-required'?: boolean | 'true' | 'false';
  value?: Value;
  defaultValue?: Value;
}

/**
 * What every outlined control keeps: an id that its label can name, its value, by which the label makes way, and
 * whether it must be filled in, for the star and for `aria-required`.
 */
export function useOutlined<Value>(props: OutlinedProps<Value>) {
  const ownId = useId();
  const [value, setValue] = useControlledState(props.defaultValue, props.value);
  const ariaRequired = props.required ?? props['aria-required'];
  return {
    id: props.id ?? ownId,
    value,
    setValue,
    ariaRequired,
    required: String(ariaRequired) === 'true',
  };
}
