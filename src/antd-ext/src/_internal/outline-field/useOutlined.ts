import { useControlledState } from '@rc-component/util';
import { useId } from 'react';
import type { OutlineFieldProps } from './types';

type FrameProps = Pick<OutlineFieldProps, 'theme' | 'label' | 'required' | 'className' | 'style'>;

interface OutlinedProps<Value, Change extends unknown[]> extends FrameProps {
  id?: string;
  /** How `Form.Item` says, as a string, that its rules require a value. */
  'aria-required'?: boolean | 'true' | 'false';
  status?: OutlineFieldProps['status'];
  size?: OutlineFieldProps['size'];
  prefix?: unknown;
  suffix?: unknown;
  showCount?: unknown;
  value?: Value;
  defaultValue?: Value;
  onChange?: (...change: Change) => void;
}

/**
 * Parts the props of an outlined control into those of its frame and those of the control in it. Both need an id, by
 * which the label names the control; its value, for which the label makes way; and whether it must be filled in, for
 * the star and for `aria-required`.
 *
 * @param isFilled Whether the control shows something for a value.
 * @param toValue Finds the value in what `onChange` is called with.
 */
export function useOutlined<
  Value,
  Change extends unknown[],
  Props extends OutlinedProps<Value, Change>,
>(
  props: Props & OutlinedProps<Value, Change>,
  isFilled: (value: Value | undefined) => unknown,
  toValue: (...change: Change) => Value,
) {
  const ownId = useId();
  const [value, setValue] = useControlledState(props.defaultValue, props.value);
  const { theme, label, required, className, style, defaultValue: _, ...rest } = props;
  const { id = ownId, status, size, prefix, suffix, showCount, onChange } = rest;
  const ariaRequired = required ?? rest['aria-required'];
  return {
    frame: {
      theme,
      label,
      htmlFor: id,
      required: String(ariaRequired) === 'true',
      status,
      size,
      // A long label would lie on what stands beside the text.
      filled: Boolean(isFilled(value) || prefix || suffix || showCount),
      className,
      style,
    },
    control: {
      ...rest,
      id,
      'aria-required': ariaRequired,
      variant: 'borderless' as const,
      value,
      onChange: (...change: Change) => {
        setValue(toValue(...change));
        onChange?.(...change);
      },
    },
  };
}
