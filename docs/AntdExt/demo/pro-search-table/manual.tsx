import {
  ButtonExt,
  type ProSearchColumn,
  ProSearchTable,
  type ProSearchTableAction,
} from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useRef, useState } from 'react';
import { createUsers, type User } from './users';

export default function ManualDemo() {
  const t = useDemoText();
  const COLUMNS: ProSearchColumn<User>[] = [
    { title: t('姓名', 'Name'), dataIndex: 'name', search: true },
    { title: t('地址', 'Address'), dataIndex: 'address' },
  ];
  const [{ load }] = useState(() => createUsers(t));

  const action = useRef<ProSearchTableAction>(null);
  const [sent, setSent] = useState<string>();

  return (
    <>
      <Flex wrap gap="small" style={{ marginBlockEnd: 24 }}>
        <ButtonExt onClick={() => action.current?.reload()}>{t('刷新', 'Reload')}</ButtonExt>
        <ButtonExt onClick={() => action.current?.setPage(2)}>{t('第 2 页', 'Page 2')}</ButtonExt>
        <ButtonExt onClick={() => action.current?.setParams({ name: t('张伟', 'Ada') })}>
          {t('查询张伟', 'Search for Ada')}
        </ButtonExt>
        <ButtonExt onClick={() => action.current?.reset()}>{t('重置', 'Reset')}</ButtonExt>
      </Flex>
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={load}
        manualRequest
        actionRef={action}
        defaultPageSize={3}
        onParamsChange={(params) => setSent(JSON.stringify(params))}
      />
      <Typography.Text role="status">
        {t(`请求参数：${sent ?? '无'}`, `Request parameters: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </>
  );
}
