import { Form, InputNumber } from 'antd';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ProInputNumber } from '../../src/antd-ext/src';

const FIELDS = 200;

/** `?antd`: antd's field, plain; else ours with everything that costs. */
const isAntd = window.location.search === '?antd';

function NumberForm() {
  return (
    <Form name="bench">
      {Array.from({ length: FIELDS }, (_, index) => `field${index}`).map((name) => (
        <Form.Item key={name} name={name} label={name}>
          {isAntd ? (
            <InputNumber precision={2} controls={false} />
          ) : (
            <ProInputNumber needThousandths precision={2} />
          )}
        </Form.Item>
      ))}
    </Form>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <NumberForm />
  </StrictMode>,
);
