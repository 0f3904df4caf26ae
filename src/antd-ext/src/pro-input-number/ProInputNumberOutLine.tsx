import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { NumberField, type NumberRef } from './NumberField';
import { readValue } from './readValue';
import type { NumberValue, ProInputNumberOutLineProps } from './types';

function OutLineBase(
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
    ...fieldProps
  }: ProInputNumberOutLineProps,
  ref: ForwardedRef<NumberRef>,
) {
  const { id, value, setValue, ariaRequired, required } = useOutlined<
    NumberValue | null | undefined
  >({
    ...fieldProps,
    id: givenId,
    required: givenRequired,
    value: outerValue,
    defaultValue,
  });
  const handleChange = (next: NumberValue | null) => {
    setValue(next);
    onChange?.(next);
  };

  return (
    <OutlineField
      theme={theme}
      label={label}
      htmlFor={id}
      required={required}
      size={fieldProps.size}
      filled={readValue(value) !== '' || Boolean(fieldProps.prefix)}
      className={className}
      style={style}
    >
      <NumberField
        {...fieldProps}
        ref={ref}
        id={id}
        aria-required={ariaRequired}
        variant="borderless"
        value={value ?? null}
        onChange={handleChange}
      />
    </OutlineField>
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
