import { createRequest, RequestError } from '@mtools/browser-utils';
import { Button, Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';

interface Envelope {
  code: number;
  data: unknown;
  message: string;
}

type Answer = 'code: 0' | 'code: 1001' | 'isNetwork';

const ANSWERS: Record<Answer, Envelope> = {
  'code: 0': { code: 0, data: [{ id: 1, name: 'Li' }], message: '' },
  'code: 1001': { code: 1001, data: null, message: 'ERR_NAME_TAKEN' },
  isNetwork: { code: 0, data: null, message: '' },
};

const request = createRequest({
  timeout: 5000,
  transform: ({ code, data, message }: Envelope) => {
    if (code !== 0) throw new RequestError(message, { code });
    return data;
  },
});

/** In place of a server: an address within the page that responds with JSON. */
const urlOf = (body: Envelope) =>
  URL.createObjectURL(new Blob([JSON.stringify(body)], { type: 'application/json' }));

export default function CreateRequestDemo() {
  const [answer, setAnswer] = useState<Answer>('code: 0');
  const [result, setResult] = useState('—');

  const get = async () => {
    const url = urlOf(ANSWERS[answer]);
    // An address without a server.
    if (answer === 'isNetwork') URL.revokeObjectURL(url);
    try {
      setResult(JSON.stringify(await request.get(url)));
    } catch (error) {
      if (error instanceof RequestError) {
        const { name, message, status, code, isNetwork } = error;
        setResult(JSON.stringify({ name, message, status, code, isNetwork }));
      }
    } finally {
      URL.revokeObjectURL(url);
    }
  };

  return (
    <Flex vertical gap="middle" align="flex-start">
      <Flex wrap gap="small" align="center">
        <Segmented<Answer>
          aria-label="answer"
          options={['code: 0', 'code: 1001', 'isNetwork']}
          value={answer}
          onChange={setAnswer}
        />
        <Button type="primary" onClick={get}>
          get()
        </Button>
      </Flex>
      <Typography.Text code role="status">
        {result}
      </Typography.Text>
    </Flex>
  );
}
