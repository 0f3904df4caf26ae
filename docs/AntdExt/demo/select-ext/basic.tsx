import { SelectExt } from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function BasicDemo() {
  const t = useDemoText();
  // Written from high to low, but objects sort integer-like keys in ascending order.
  const FROM_OBJECT = { 3: t('高', 'High'), 2: t('中', 'Medium'), 1: t('低', 'Low') };
  const FROM_MAP = new Map([
    [3, t('高', 'High')],
    [2, t('中', 'Medium')],
    [1, t('低', 'Low')],
  ]);

  const [chosen, setChosen] = useState<string>();

  const show = (value: string | number | undefined) => {
    setChosen(value === undefined ? undefined : `${JSON.stringify(value)}, ${typeof value}`);
  };

  return (
    <Flex gap="middle" align="center" wrap>
      <SelectExt<string | number>
        aria-label={t('优先级（对象）', 'Priority (object)')}
        placeholder={t('来自对象', 'From an object')}
        style={{ width: 180 }}
        allowClear
        dataMap={FROM_OBJECT}
        onChange={show}
      />
      <SelectExt<string | number>
        aria-label={t('优先级（Map）', 'Priority (Map)')}
        placeholder={t('来自 Map', 'From a Map')}
        style={{ width: 180 }}
        allowClear
        dataMap={FROM_MAP}
        onChange={show}
      />
      <Typography.Text role="status">
        {t(`已选：${chosen ?? '无'}`, `Selected: ${chosen ?? 'nothing yet'}`)}
      </Typography.Text>
    </Flex>
  );
}
