import { useControlledState } from '@rc-component/util';
import type { InputRef } from 'antd';
import { type ChangeEvent, forwardRef, useId } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { ThemeScope } from '../_internal/ThemeScope';
import { InputField } from './InputField';
import { readText } from './readText';
import type { InputOutLineExtProps } from './types';

/** Types for which the browser shows a pattern such as `yyyy-mm-dd` in an empty field. */
const SHOWS_PATTERN = /^(date|time|month|week)/;

/**
 * `InputExt` in a frame that carries the label; also `InputExt.Outline`.
 *
 * @example
 * ```tsx
 * <InputOutLineExt label="Name" trim />
 * ```
 */
export const InputOutLineExt = /* @__PURE__ */ forwardRef<InputRef, InputOutLineExtProps>(
  function InputOutLineExt(
    {
      theme,
      label,
      required,
      id,
      className,
      style,
      value: outerValue,
      defaultValue,
      onChange,
      ...inputProps
    },
    ref,
  ) {
    const ownId = useId();
    const [value, setValue] = useControlledState<unknown>(defaultValue, outerValue);
    const text = readText(value) ?? '';
    const ariaRequired = required ?? inputProps['aria-required'];
    const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
      setValue(event.target.value);
      onChange?.(event);
    };

    return (
      <ThemeScope theme={theme}>
        <OutlineField
          label={label}
          htmlFor={id ?? ownId}
          // antd's Form.Item says it in this way, as a string.
          required={String(ariaRequired) === 'true'}
          disabled={inputProps.disabled}
          status={inputProps.status}
          size={inputProps.size}
          filled={
            text !== '' || Boolean(inputProps.prefix) || SHOWS_PATTERN.test(inputProps.type ?? '')
          }
          className={className}
          style={style}
        >
          <InputField
            {...inputProps}
            ref={ref}
            id={id ?? ownId}
            aria-required={ariaRequired}
            variant="borderless"
            value={text}
            onChange={handleChange}
          />
        </OutlineField>
      </ThemeScope>
    );
  },
);
