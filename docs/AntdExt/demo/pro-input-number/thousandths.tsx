import { ProInputNumber } from '@mtools/antd-ext';
import { Flex } from 'antd';

const WIDE = { width: 200 };

export default function ThousandthsDemo() {
  return (
    <Flex gap="middle" wrap>
      <ProInputNumber
        needThousandths
        allowClear
        aria-label="Population"
        defaultValue={1411778724}
        style={WIDE}
      />
      <ProInputNumber
        needThousandths
        thousandsSeparator=" "
        aria-label="Distance"
        defaultValue={384400.0625}
        suffix="km"
        style={WIDE}
      />
    </Flex>
  );
}
