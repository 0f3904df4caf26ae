import { ConfigProvider } from 'antd';
import { type ReactNode, useContext } from 'react';
import type { OutlineFieldProps } from './types';
import { useOutlineStyle } from './useOutlineStyle';

/**
 * The frame of every outlined variant: the label stands in the border, in a notch, and rests on the control while that
 * is empty and not focused. Where the label stands is decided by CSS, so nothing is rendered when the focus moves.
 *
 * @example
 * ```tsx
 * <OutlineField label="Name" htmlFor={id} filled={value !== ''}>
 *   <Input id={id} variant="borderless" value={value} onChange={change} />
 * </OutlineField>;
 * ```
 */
export function OutlineField({
  label,
  htmlFor,
  labelId,
  required = false,
  disabled,
  status,
  focused = false,
  filled,
  size,
  className,
  style,
  children,
}: OutlineFieldProps): ReactNode {
  const { getPrefixCls, direction } = useContext(ConfigProvider.ConfigContext);
  const { componentDisabled, componentSize } = ConfigProvider.useConfig();
  const prefix = getPrefixCls('ext-outline-field');
  const styleClasses = useOutlineStyle(prefix);
  const labelled = label !== undefined && label !== null && label !== '' && label !== false;
  const modifiers = {
    [size ?? componentSize ?? 'medium']: true,
    [status ?? '']: Boolean(status),
    disabled: disabled ?? componentDisabled,
    focused,
    floating: filled || focused,
    labelled,
    rtl: direction === 'rtl',
  };
  const names = Object.entries(modifiers)
    .filter(([, applies]) => applies)
    .map(([name]) => `${prefix}-${name}`);

  return (
    <div
      className={[prefix, ...names, ...styleClasses, className].filter(Boolean).join(' ')}
      style={style}
    >
      {children}
      {/* The border in three pieces; the one in the middle is as wide as the label and opens for it. */}
      <div className={`${prefix}-outline`}>
        <span className={`${prefix}-start`} />
        {labelled && (
          <span className={`${prefix}-notch`}>
            <label className={`${prefix}-label`} id={labelId} htmlFor={htmlFor}>
              {required && (
                <span className={`${prefix}-star`} aria-hidden>
                  *
                </span>
              )}
              {label}
            </label>
          </span>
        )}
        <span className={`${prefix}-end`} />
      </div>
    </div>
  );
}
