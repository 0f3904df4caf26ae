import type { InputRef } from 'antd';
import { type ChangeEvent, forwardRef } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
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
      required: givenRequired,
      id: givenId,
      className,
      style,
      value: outerValue,
      defaultValue,
      onChange,
      ...inputProps
    },
    ref,
  ) {
    const { id, value, setValue, ariaRequired, required } = useOutlined<unknown>({
      ...inputProps,
      id: givenId,
      required: givenRequired,
      value: outerValue,
      defaultValue,
    });
    const text = readText(value) ?? '';
    const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
      setValue(event.target.value);
      onChange?.(event);
    };

    return (
      <OutlineField
        theme={theme}
        label={label}
        htmlFor={id}
        required={required}
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
          id={id}
          aria-required={ariaRequired}
          variant="borderless"
          value={text}
          onChange={handleChange}
        />
      </OutlineField>
    );
  },
);
