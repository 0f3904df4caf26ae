import { ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function AwaitDemo() {
  const t = useDemoText();
  const [modal, holder] = ModalExt.useModal();
  const [answer, setAnswer] = useState<string>();

  const ask = async () => {
    const sure = await modal.confirm({
      title: t('将 3 个文件移到回收站？', 'Move 3 files to the bin?'),
    });
    if (!sure) return setAnswer(t('保留', 'kept'));
    const forEver = await modal.confirm({
      title: t('要直接永久删除吗？', 'Delete them permanently instead?'),
      okText: t('永久删除', 'Delete permanently'),
      cancelText: t('仅移动', 'Just move'),
      okButtonProps: { danger: true },
      onOk: () => sleep(1000),
    });
    setAnswer(
      forEver ? t('已永久删除', 'deleted permanently') : t('已移到回收站', 'moved to the bin'),
    );
  };

  return (
    <Flex gap="small" align="center" wrap>
      {holder}
      <Button onClick={ask}>{t('清理', 'Clean up')}</Button>
      <Typography.Text role="status">
        {t(`结果：${answer ?? '无'}`, `Answer: ${answer ?? 'none yet'}`)}
      </Typography.Text>
    </Flex>
  );
}
