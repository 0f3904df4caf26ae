import { ProInputNumber, type ProInputNumberProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

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
  const t = useDemoText();
  return (
    <ProInputNumber
      aria-label={t('金额', 'Amount')}
      defaultValue={1234567.5}
      needThousandths
      precision={2}
      style={{ width: 240 }}
      {...props}
    />
  );
}
