import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { ThemeScope } from '../ThemeScope';
import { useAntdConfig } from '../useAntdConfig';
import { useExtStyle } from '../useExtStyle';
import { genOutlineStyle } from './genOutlineStyle';
import type { OutlineFieldProps } from './types';

/**
 * The frame of every outlined variant: the label stands in the border, in a notch, and rests on the control while that
 * is empty and not focused. Where the label stands is decided by CSS, so nothing is rendered when the focus moves; what
 * antd's classes say of the control, its status and whether it is disabled, CSS sees there.
 *
 * @example
 * ```tsx
 * <OutlineField label="Name" htmlFor={id} filled={value !== ''}>
 *   <Input id={id} variant="borderless" value={value} onChange={change} />
 * </OutlineField>;
 * ```
 */
export function OutlineField({ theme, ...props }: OutlineFieldProps): ReactNode {
  return (
    <ThemeScope theme={theme}>
      <Frame {...props} />
    </ThemeScope>
  );
}

function Frame({
  label,
  htmlFor,
  labelId,
  required,
  focused,
  filled,
  status,
  size,
  className,
  style,
  children,
}: Omit<OutlineFieldProps, 'theme'>): ReactNode {
  const { getPrefixCls } = useAntdConfig();
  const { componentSize } = ConfigProvider.useConfig();
  const prefix = getPrefixCls('ext-outline-field');
  const styleClasses = useExtStyle('OutlineField', prefix, genOutlineStyle);
  const labelled = label || label === 0;
  const states = [
    size ?? componentSize,
    labelled && 'labelled',
    filled && 'filled',
    focused && 'focused',
    status === 'success' && status,
  ].filter(Boolean);

  return (
    <div
      className={[
        prefix,
        ...states.map((state) => `${prefix}-${state}`),
        ...styleClasses,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
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
