import { ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function BasicDemo() {
  const t = useDemoText();
  const [open, setOpen] = useState(false);
  const [published, setPublished] = useState(0);

  const publish = async () => {
    await sleep(1000);
    setPublished((count) => count + 1);
  };

  return (
    <Flex gap="small" align="center" wrap>
      <ModalExt
        title={t('发布这篇文章？', 'Publish the article?')}
        trigger={<Button type="primary">{t('发布', 'Publish')}</Button>}
        onOk={publish}
      >
        {t('读者会立即看到。', 'Readers will see it immediately.')}
      </ModalExt>
      <Button onClick={() => setOpen(true)}>{t('发布（受控）', 'Publish (controlled)')}</Button>
      <ModalExt
        title={t('发布这篇文章？', 'Publish the article?')}
        open={open}
        onOk={async () => {
          await publish();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      >
        {t('与 antd 一样，由页面控制 open。', 'The page controls open, as with antd.')}
      </ModalExt>
      <Typography.Text role="status">
        {t(`已发布：${published}`, `Published: ${published}`)}
      </Typography.Text>
    </Flex>
  );
}
