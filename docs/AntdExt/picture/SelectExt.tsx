import { SelectExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

export default function SelectExtPicture() {
  const t = useDemoText();
  return (
    <SelectExt
      aria-label={t('状态', 'Status')}
      style={{ width: 240, alignSelf: 'start' }}
      open
      multipleCheckbox
      showSelectAll
      defaultValue={['open', 'paid']}
      dataMap={{
        open: t('进行中', 'Open'),
        paid: t('已付款', 'Paid'),
        closed: t('已关闭', 'Closed'),
      }}
    />
  );
}
