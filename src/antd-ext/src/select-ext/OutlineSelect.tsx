import { useControlledState } from '@rc-component/util';
import type { RefSelectProps } from 'antd';
import { type ForwardedRef, forwardRef, useId } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { ThemeScope } from '../_internal/ThemeScope';
import { PlainSelect } from './SelectExt';
import type { SelectOutLineExtProps } from './types';

/** The select in a frame with its label; `index.ts` gives it back its type parameters. */
export const OutlineSelect = forwardRef(function SelectOutLineExt(
  {
    label,
    required,
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
  const ownId = useId();
  const id = props.id ?? ownId;
  const [value, setValue] = useControlledState<unknown>(defaultValue, givenValue);
  const [open, setOpen] = useControlledState(props.defaultOpen ?? false, props.open);
  const empty = value === undefined || value === null || (Array.isArray(value) && !value.length);

  return (
    <ThemeScope theme={theme}>
      <OutlineField
        label={label}
        htmlFor={id}
        // How Form.Item says that its rules require a value.
        required={required ?? String(props['aria-required']) === 'true'}
        disabled={props.disabled}
        status={props.status}
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
    </ThemeScope>
  );
});
