import { ProInputNumber } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type ComponentProps, useState } from 'react';

/** An input and the value that a form receives from it. */
function Field({ label, ...props }: ComponentProps<typeof ProInputNumber> & { label: string }) {
  const [value, setValue] = useState<number | string | null>(null);
  return (
    <Flex gap="small" align="center">
      <ProInputNumber
        {...props}
        aria-label={label}
        value={value}
        onChange={setValue}
        style={{ width: 180 }}
      />
      <Typography.Text role="status">{JSON.stringify(value)}</Typography.Text>
    </Flex>
  );
}

export default function RulesDemo() {
  const t = useDemoText();
  return (
    <Flex vertical gap="small">
      <Field
        label={t('千分位', 'Grouped')}
        needThousandths
        precision={2}
        placeholder={t('2 位小数', '2 decimals')}
      />
      <Field
        label={t('整数', 'Whole')}
        precision={0}
        min={0}
        max={500}
        placeholder={t('0 到 500', '0 to 500')}
      />
      <Field label={t('任意', 'Any')} placeholder={t('小数位不限', 'any decimals')} />
      <Field label={t('长数字', 'Long')} stringMode needThousandths placeholder="stringMode" />
    </Flex>
  );
}
