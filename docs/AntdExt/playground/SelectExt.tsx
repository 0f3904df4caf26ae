import { SelectExt, type SelectExtProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

/** Props of antd's `Select` that can be tried together with the component's own. */
export interface SelectExtPlaygroundProps {
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

export default function SelectExtPlayground(props: SelectExtProps & SelectExtPlaygroundProps) {
  const t = useDemoText();
  const STATUS = t(
    { 1: '草稿', 2: '进行中', 3: '等待客户答复', 4: '已关闭' },
    { 1: 'Draft', 2: 'Open', 3: 'Waiting for the customer to reply', 4: 'Closed' },
  );
  return (
    <SelectExt
      aria-label={t('状态', 'Status')}
      placeholder={t('不限', 'Any')}
      style={{ width: 220 }}
      dataMap={STATUS}
      multipleCheckbox
      showSelectAll
      {...props}
    />
  );
}
