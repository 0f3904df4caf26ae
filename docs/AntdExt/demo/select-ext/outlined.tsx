import { SelectOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

export default function OutlinedDemo() {
  const t = useDemoText();

  const STATUS = {
    draft: t('草稿', 'Draft'),
    open: t('进行中', 'Open'),
    closed: t('已关闭', 'Closed'),
  };

  return (
    <Flex vertical gap="middle" style={{ maxWidth: 320 }}>
      <SelectOutLineExt
        label={t('状态', 'Status')}
        placeholder={t('全部状态', 'Any status')}
        allowClear
        dataMap={STATUS}
      />
      <SelectOutLineExt
        label={t('必填', 'Required')}
        required
        dataMap={STATUS}
        defaultValue="open"
      />
      <SelectOutLineExt
        label={t('多选', 'Several')}
        multipleCheckbox
        showSelectAll
        dataMap={STATUS}
        defaultValue={['draft', 'open']}
      />
      <SelectOutLineExt label={t('有错误', 'With an error')} status="error" dataMap={STATUS} />
      <SelectOutLineExt
        label={t('禁用', 'Disabled')}
        disabled
        dataMap={STATUS}
        defaultValue="closed"
      />
    </Flex>
  );
}
