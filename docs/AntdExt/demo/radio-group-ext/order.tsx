import { RadioGroupExt } from '@mtools/antd-ext';
import { Flex, type RadioChangeEvent, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function OrderDemo() {
  const t = useDemoText();
  // Written from high to low, but objects sort integer-like keys in ascending order.
  const FROM_OBJECT = { 3: t('高', 'High'), 2: t('中', 'Medium'), 1: t('低', 'Low') };
  const FROM_MAP = new Map([
    [3, t('高', 'High')],
    [2, t('中', 'Medium')],
    [1, t('低', 'Low')],
  ]);

  const [chosen, setChosen] = useState<string>();

  const show = (event: RadioChangeEvent) => {
    setChosen(`${JSON.stringify(event.target.value)}, ${typeof event.target.value}`);
  };

  return (
    <Flex vertical gap="middle">
      <RadioGroupExt
        aria-label={t('优先级（对象）', 'Priority (object)')}
        dataMap={FROM_OBJECT}
        onChange={show}
      />
      <RadioGroupExt
        aria-label={t('优先级（对象，数字值）', 'Priority (object, numbers)')}
        dataMap={FROM_OBJECT}
        dataMapValueType="number"
        onChange={show}
      />
      <RadioGroupExt
        aria-label={t('优先级（Map）', 'Priority (Map)')}
        dataMap={FROM_MAP}
        onChange={show}
      />
      <Typography.Text role="status">
        {t(`已选：${chosen ?? '无'}`, `Selected: ${chosen ?? 'nothing yet'}`)}
      </Typography.Text>
    </Flex>
  );
}
