import { ButtonExt, RangeNumberExt, type RangeNumberValue } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Filter {
  price: RangeNumberValue;
  age: RangeNumberValue;
}

export default function FormDemo() {
  const [form] = Form.useForm<Filter>();
  const [found, setFound] = useState('nothing yet');

  const search = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const filter = await form.validateFields().catch(() => undefined);
    if (!filter) return;
    await sleep(1000);
    setFound(JSON.stringify(filter));
  };

  return (
    <Form form={form} name="range-number-ext-form" layout="vertical">
      <Form.Item label="Price" name="price" rules={[RangeNumberExt.required()]}>
        <RangeNumberExt min={0} precision={2} needThousandths />
      </Form.Item>
      <Form.Item
        label="Age"
        name="age"
        rules={[RangeNumberExt.required('Both ages are needed', { each: true })]}
      >
        <RangeNumberExt min={0} max={150} precision={0} placeholder={['from', 'to']} />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={search}>
          Search
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Searched for: {found}</Typography.Text>
    </Form>
  );
}
