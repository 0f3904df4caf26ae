import { ProInputNumber } from '@mtools/antd-ext';
import { Flex } from 'antd';
import { useDemoText } from 'demo-text';

const WIDE = { width: 200 };

export default function ThousandthsDemo() {
  const t = useDemoText();
  return (
    <Flex gap="middle" wrap>
      <ProInputNumber
        needThousandths
        allowClear
        aria-label={t('人口', 'Population')}
        defaultValue={1411778724}
        style={WIDE}
      />
      <ProInputNumber
        needThousandths
        thousandsSeparator=" "
        aria-label={t('距离', 'Distance')}
        defaultValue={384400.0625}
        suffix="km"
        style={WIDE}
      />
    </Flex>
  );
}
