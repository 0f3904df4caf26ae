import { useControlledState } from '@rc-component/util';
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes, useId } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { ThemeScope } from '../_internal/ThemeScope';
import { NumberField, type NumberRef } from './NumberField';
import { readValue } from './readValue';
import type { NumberValue, ProInputNumberOutLineProps } from './types';

function OutLineBase(
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
    ...fieldProps
  }: ProInputNumberOutLineProps,
  ref: ForwardedRef<NumberRef>,
) {
  const ownId = useId();
  const [value, setValue] = useControlledState<NumberValue | null | undefined>(
    defaultValue,
    outerValue,
  );
  const ariaRequired = required ?? fieldProps['aria-required'];
  const handleChange = (next: NumberValue | null) => {
    setValue(next);
    onChange?.(next);
  };

  return (
    <ThemeScope theme={theme}>
      <OutlineField
        label={label}
        htmlFor={id ?? ownId}
        // antd's Form.Item says it in this way, as a string.
        required={String(ariaRequired) === 'true'}
        disabled={fieldProps.disabled}
        status={fieldProps.status}
        size={fieldProps.size}
        filled={readValue(value) !== '' || Boolean(fieldProps.prefix)}
        className={className}
        style={style}
      >
        <NumberField
          {...fieldProps}
          ref={ref}
          id={id ?? ownId}
          aria-required={ariaRequired}
          variant="borderless"
          value={value ?? null}
          onChange={handleChange}
        />
      </OutlineField>
    </ThemeScope>
  );
}

/**
 * `ProInputNumber` in a frame that carries the label; also `ProInputNumber.Outline`.
 *
 * @example
 * ```tsx
 * <ProInputNumberOutLine label="Amount" needThousandths precision={2} />
 * ```
 */
export const ProInputNumberOutLine = /* @__PURE__ */ Object.assign(
  forwardRef(OutLineBase) as unknown as <T extends NumberValue = NumberValue>(
    // see ProInputNumber.tsx
    props: ProInputNumberOutLineProps<T> & RefAttributes<NumberRef>,
  ) => ReactElement,
  { displayName: 'ProInputNumberOutLine' },
);
