import { ProInputNumber, type ProInputNumberProps } from '@mtools/antd-ext';

/** Props of antd's `InputNumber` that can be tried together with the component's own. */
export interface ProInputNumberPlaygroundProps {
  placeholder?: string;
  min?: number;
  max?: number;
  /** @default 1 */
  step?: number;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default 'outlined' */
  variant?: 'outlined' | 'filled' | 'borderless' | 'underlined';
  status?: 'error' | 'warning';
  prefix?: string;
  /** @default false */
  disabled?: boolean;
}

export default function ProInputNumberPlayground(
  props: ProInputNumberProps & ProInputNumberPlaygroundProps,
) {
  return (
    <ProInputNumber aria-label="Amount" defaultValue={1234567} style={{ width: 240 }} {...props} />
  );
}
