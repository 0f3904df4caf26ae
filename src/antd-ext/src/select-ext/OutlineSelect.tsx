import { useControlledState } from '@rc-component/util';
import type { RefSelectProps } from 'antd';
import { type ForwardedRef, forwardRef } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { PlainSelect } from './SelectExt';
import type { SelectOutLineExtProps } from './types';

/** The select in a frame with its label; `index.ts` gives it back its type parameters. */
export const OutlineSelect = forwardRef(function SelectOutLineExt(
  {
    label,
    required: givenRequired,
    theme,
    value: givenValue,
    defaultValue,
    onChange,
    onOpenChange,
    className,
    style,
    ...props
  }: SelectOutLineExtProps,
  ref: ForwardedRef<RefSelectProps>,
) {
  const { id, value, setValue, ariaRequired, required } = useOutlined<unknown>({
    ...props,
    required: givenRequired,
    value: givenValue,
    defaultValue,
  });
  const [open, setOpen] = useControlledState(props.defaultOpen ?? false, props.open);
  const empty = value === undefined || value === null || (Array.isArray(value) && !value.length);

  return (
    <OutlineField
      theme={theme}
      label={label}
      htmlFor={id}
      required={required}
      size={props.size}
      filled={!empty || Boolean(props.prefix)}
      focused={open}
      className={className}
      style={style}
    >
      <PlainSelect
        {...props}
        ref={ref}
        id={id}
        aria-required={ariaRequired}
        variant="borderless"
        value={value}
        onChange={(next, option) => {
          setValue(next);
          onChange?.(next, option);
        }}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </OutlineField>
  );
});
