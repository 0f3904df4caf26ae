import { RadioGroupExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

const STATUS = { draft: 'Draft', open: 'Open', closed: 'Closed' };

export default function BasicDemo() {
  return (
    <Flex vertical gap="middle" align="flex-start">
      <RadioGroupExt aria-label="Status" dataMap={STATUS} defaultValue="open" />
      <RadioGroupExt
        aria-label="Status as buttons"
        dataMap={STATUS}
        defaultValue="open"
        optionType="button"
        buttonStyle="solid"
      />
    </Flex>
  );
}
