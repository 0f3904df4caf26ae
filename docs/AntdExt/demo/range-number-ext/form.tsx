import { ButtonExt, RangeNumberExt, type RangeNumberValue } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Filter {
  price: RangeNumberValue;
  age: RangeNumberValue;
}

export default function FormDemo() {
  const t = useDemoText();
  const [form] = Form.useForm<Filter>();
  const [found, setFound] = useState<string>();

  const search = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const filter = await form.validateFields().catch(() => undefined);
    if (!filter) return;
    await sleep(1000);
    setFound(JSON.stringify(filter));
  };

  return (
    <Form form={form} name="range-number-ext-form" layout="vertical">
      <Form.Item label={t('价格', 'Price')} name="price" rules={[RangeNumberExt.required()]}>
        <RangeNumberExt min={0} precision={2} needThousandths />
      </Form.Item>
      <Form.Item
        label={t('年龄', 'Age')}
        name="age"
        rules={[RangeNumberExt.required(t('请填写两个年龄', 'Enter both ages'), { each: true })]}
      >
        <RangeNumberExt
          min={0}
          max={150}
          precision={0}
          placeholder={t(['最小', '最大'], ['from', 'to'])}
        />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={search}>
          {t('搜索', 'Search')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已查询：${found ?? '无'}`, `Searched for: ${found ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
