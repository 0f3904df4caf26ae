import { ProInputNumber } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { type ComponentProps, useState } from 'react';

/** What is typed, and the value that the form would get. */
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
  return (
    <Flex vertical gap="small">
      <Field label="Grouped" needThousandths precision={2} placeholder="2 decimals" />
      <Field label="Whole" precision={0} min={0} max={500} placeholder="0 to 500" />
      <Field label="Any" placeholder="any decimals" />
      <Field label="Long" stringMode needThousandths placeholder="stringMode" />
    </Flex>
  );
}
