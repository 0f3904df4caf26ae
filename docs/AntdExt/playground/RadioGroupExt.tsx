import { RadioGroupExt, type RadioGroupExtProps } from '@mtools/antd-ext';

/** Props of antd's `Radio.Group` that can be tried together with the component's own. */
export interface RadioGroupExtPlaygroundProps {
  /** @default 'default' */
  optionType?: 'default' | 'button';
  /** @default 'outline' */
  buttonStyle?: 'outline' | 'solid';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default false */
  disabled?: boolean;
}

const STATUS = { 1: 'Draft', 2: 'Open', 3: 'Closed' };

export default function RadioGroupExtPlayground(
  props: RadioGroupExtProps & RadioGroupExtPlaygroundProps,
) {
  return <RadioGroupExt aria-label="Status" dataMap={STATUS} {...props} />;
}
