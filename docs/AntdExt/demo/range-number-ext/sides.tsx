import { RangeNumberExt } from '@mtools/antd-ext';
import { Flex } from 'antd';

export default function SidesDemo() {
  return (
    <Flex vertical gap="middle" align="start">
      <RangeNumberExt
        aria-label="Weight"
        separator="to"
        beforeInputNumberProps={{ min: 0, suffix: 'kg' }}
        afterInputNumberProps={{ max: 500, suffix: 'kg' }}
        style={{ width: 280 }}
      />
      <RangeNumberExt aria-label="Temperature" disabled={[true, false]} defaultValue={[-20, 35]} />
      <RangeNumberExt aria-label="Length" variant="filled" allowClear defaultValue={[5, 80]} />
    </Flex>
  );
}
