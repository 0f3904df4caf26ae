import { InputExt, type InputExtProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

/** Props of antd's `Input` that can be tried together with the component's own. */
export interface InputExtPlaygroundProps {
  placeholder?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default 'outlined' */
  variant?: 'outlined' | 'filled' | 'borderless' | 'underlined';
  status?: 'error' | 'warning';
  prefix?: string;
  maxLength?: number;
  /** @default false */
  showCount?: boolean;
  /** @default false */
  allowClear?: boolean;
  /** @default false */
  disabled?: boolean;
  /** A controlled value without `onChange` would block typing. */
  value?: never;
}

export default function InputExtPlayground(
  props: Omit<InputExtProps, 'value'> & InputExtPlaygroundProps,
) {
  const t = useDemoText();
  const { prefix, showCount, allowClear } = props;
  return (
    <InputExt
      // antd wraps an input that has a prefix or suffix, and cannot change that after mounting.
      key={String(Boolean(prefix || showCount || allowClear))}
      aria-label={t('姓名', 'Name')}
      placeholder={t('姓名', 'Name')}
      trim
      style={{ width: 240 }}
      {...props}
    />
  );
}
