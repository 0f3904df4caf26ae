import { RocketOutlined } from '@ant-design/icons';
import { NotificationExt } from '@mtools/antd-ext';
import { Button, Flex, Space, Typography } from 'antd';
import { useState } from 'react';

const LONG =
  'The import stopped at row 1,204 because its date, 2026-02-30, does not exist. The rows before it are saved; correct the file and import it again, and they will not be saved twice.';

export default function ContentDemo() {
  const [notification, holder] = NotificationExt.useNotification();
  const [closed, setClosed] = useState(0);

  const offer = () =>
    notification.open({
      key: 'offer',
      title: 'Version 2 is here',
      icon: <RocketOutlined />,
      actions: (
        <Space>
          <Button size="small" onClick={() => notification.destroy('offer')}>
            Later
          </Button>
          <Button size="small" type="primary" onClick={() => notification.destroy()}>
            Reload
          </Button>
        </Space>
      ),
      onClose: () => setClosed((count) => count + 1),
    });

  const tell = () =>
    notification.error({
      title: 'Import stopped',
      description: LONG,
      duration: 10,
      onClose: () => setClosed((count) => count + 1),
    });

  return (
    <Flex gap="small" align="center" wrap>
      {holder}
      <Button onClick={tell}>Long text</Button>
      <Button onClick={offer}>Icon and buttons</Button>
      <Typography.Text role="status">Closed: {closed}</Typography.Text>
    </Flex>
  );
}
