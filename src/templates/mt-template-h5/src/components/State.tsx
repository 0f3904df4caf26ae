import { RequestError } from '@mtools/malganis';
import { Button, ErrorBlock } from 'antd-mobile';
import { useEffect } from 'react';
import { useTexts } from '../texts';

export function EmptyState({ title, text = '' }: { title: string; text?: string }) {
  return <ErrorBlock className="state" status="empty" title={title} description={text} />;
}

/** Says why something could not be loaded, and loads it again at a tap or once the device is online. */
export function FailedState({ error, retry }: { error: Error; retry: () => void }) {
  const texts = useTexts();
  const isOffline = error instanceof RequestError && error.isNetwork;
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return (
    <div role="alert">
      <ErrorBlock
        className="state"
        status={isOffline ? 'disconnected' : 'default'}
        title={isOffline ? texts.noConnection : texts.loadFailed}
        description={texts.loadFailedText}
      >
        <Button color="primary" onClick={retry}>
          {texts.retry}
        </Button>
      </ErrorBlock>
    </div>
  );
}
