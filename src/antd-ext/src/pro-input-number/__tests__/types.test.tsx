import { type GetRef, InputNumber } from 'antd';
import { createRef } from 'react';
import { it } from 'vitest';
import { ProInputNumber, type ProInputNumberRef } from '..';

it('has the ref of antd', () => {
  <ProInputNumber ref={createRef<GetRef<typeof InputNumber>>()} />;
  <ProInputNumber.Outline label="Amount" ref={createRef<ProInputNumberRef>()} />;
  <InputNumber ref={createRef<ProInputNumberRef>()} />;
});
