import { SelectExt, type SelectExtProps } from '@mtools/antd-ext';

/** Props of antd's `Select` that can be tried together with the component's own. */
export interface SelectExtPlaygroundProps {
  /** @default Any */
  placeholder?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default 'outlined' */
  variant?: 'outlined' | 'filled' | 'borderless' | 'underlined';
  /** @default false */
  allowClear?: boolean;
  /** @default false */
  disabled?: boolean;
}

const STATUS = {
  1: 'Draft',
  2: 'Open',
  3: 'Waiting for the answer of the customer',
  4: 'Closed',
};

export default function SelectExtPlayground(props: SelectExtProps & SelectExtPlaygroundProps) {
  return (
    <SelectExt
      aria-label="Status"
      placeholder="Any"
      style={{ width: 220 }}
      dataMap={STATUS}
      {...props}
    />
  );
}
