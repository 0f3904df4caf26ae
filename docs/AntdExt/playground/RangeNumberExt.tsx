import { RangeNumberExt, type RangeNumberExtProps } from '@mtools/antd-ext';

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
  return <RangeNumberExt aria-label="Quantity" style={{ maxWidth: 320 }} {...props} />;
}
