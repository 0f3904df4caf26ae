import { RocketOutlined } from '@ant-design/icons';
import { NotificationExt } from '@mtools/antd-ext';
import { Button, Flex, Space, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function ContentDemo() {
  const t = useDemoText();
  const LONG = t(
    '导入在第 1,204 行中断，因为该行的日期 2026-02-30 不存在。之前的行已保存；请修改文件后重新导入，已保存的行不会重复导入。',
    'The import stopped at row 1,204 because its date, 2026-02-30, does not exist. The rows before it are saved; correct the file and import it again, and they will not be saved twice.',
  );
  const [notification, holder] = NotificationExt.useNotification();
  const [closed, setClosed] = useState(0);

  const offer = () =>
    notification.open({
      key: 'offer',
      title: t('2.0 版已发布', 'Version 2 is here'),
      icon: <RocketOutlined />,
      actions: (
        <Space>
          <Button size="small" onClick={() => notification.destroy('offer')}>
            {t('稍后', 'Later')}
          </Button>
          <Button size="small" type="primary" onClick={() => notification.destroy()}>
            {t('刷新', 'Reload')}
          </Button>
        </Space>
      ),
      onClose: () => setClosed((count) => count + 1),
    });

  const tell = () =>
    notification.error({
      title: t('导入中断', 'Import stopped'),
      description: LONG,
      duration: 10,
      onClose: () => setClosed((count) => count + 1),
    });

  return (
    <Flex gap="small" align="center" wrap>
      {holder}
      <Button onClick={tell}>{t('长文本', 'Long text')}</Button>
      <Button onClick={offer}>{t('图标与按钮', 'Icon and buttons')}</Button>
      <Typography.Text role="status">{t(`已关闭：${closed}`, `Closed: ${closed}`)}</Typography.Text>
    </Flex>
  );
}
