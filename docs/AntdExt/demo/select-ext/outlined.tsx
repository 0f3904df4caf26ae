import { SelectOutLineExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const STATUS = { draft: 'Draft', open: 'Open', closed: 'Closed' };

export default function OutlinedDemo() {
  return (
    <Flex vertical gap="middle" style={{ maxWidth: 320 }}>
      <SelectOutLineExt label="Status" placeholder="Any status" allowClear dataMap={STATUS} />
      <SelectOutLineExt label="Required" required dataMap={STATUS} defaultValue="open" />
      <SelectOutLineExt
        label="Several"
        multipleCheckbox
        showSelectAll
        dataMap={STATUS}
        defaultValue={['draft', 'open']}
      />
      <SelectOutLineExt label="With an error" status="error" dataMap={STATUS} />
      <SelectOutLineExt label="Disabled" disabled dataMap={STATUS} defaultValue="closed" />
    </Flex>
  );
}
