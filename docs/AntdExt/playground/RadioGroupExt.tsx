import { RadioGroupExt, type RadioGroupExtProps } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

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

export default function RadioGroupExtPlayground(
  props: RadioGroupExtProps & RadioGroupExtPlaygroundProps,
) {
  const t = useDemoText();
  const STATUS = t({ 1: '草稿', 2: '进行中', 3: '已关闭' }, { 1: 'Draft', 2: 'Open', 3: 'Closed' });
  return (
    <RadioGroupExt aria-label={t('状态', 'Status')} dataMap={STATUS} allowDeselect {...props} />
  );
}
