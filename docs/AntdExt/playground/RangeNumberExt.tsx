import { RangeNumberExt, type RangeNumberExtProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

/** Props of the two fields that can be tried together with the component's own. */
export interface RangeNumberExtPlaygroundProps {
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default 'outlined' */
  variant?: 'outlined' | 'filled' | 'borderless' | 'underlined';
  status?: 'error' | 'warning' | 'success' | 'validating';
}

export default function RangeNumberExtPlayground(
  props: RangeNumberExtProps & RangeNumberExtPlaygroundProps,
) {
  const t = useDemoText();
  return (
    <RangeNumberExt
      aria-label={t('数量', 'Quantity')}
      defaultValue={[100, 2000]}
      needThousandths
      style={{ maxWidth: 320 }}
      {...props}
    />
  );
}
