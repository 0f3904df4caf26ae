import { ProInputNumber } from '@mtools/antd-ext';
import { Flex } from 'antd';

const WIDE = { width: 200 };

export default function PrecisionDemo() {
  return (
    <Flex gap="middle" wrap>
      <ProInputNumber
        needThousandths
        precision={2}
        aria-label="Amount"
        placeholder="2 decimals"
        style={WIDE}
      />
      <ProInputNumber
        precision={0}
        min={0}
        aria-label="Pieces"
        placeholder="whole number"
        style={WIDE}
      />
      <ProInputNumber
        precision={2}
        padDecimals
        prefix="¥"
        aria-label="Price"
        defaultValue={9.9}
        style={WIDE}
      />
    </Flex>
  );
}
