import {
  ButtonExt,
  type ProSearchColumn,
  type ProSearchContext,
  type ProSearchParams,
  ProSearchTable,
  type ProSearchTableAction,
} from '@mtools/antd-ext';
import { Alert } from 'antd';
import { useDemoText } from 'demo-text';
import { useRef, useState } from 'react';
import { createUsers, type User, type UserQuery } from './users';

export default function FailureDemo() {
  const t = useDemoText();

  const COLUMNS: ProSearchColumn<User>[] = [
    { title: t('姓名', 'Name'), dataIndex: 'name', search: true },
    { title: t('地址', 'Address'), dataIndex: 'address' },
  ];

  const [{ load }] = useState(() => createUsers(t));
  const action = useRef<ProSearchTableAction>(null);
  const tries = useRef(0);
  const [problem, setProblem] = useState<string>();

  /** Every second request fails. */
  const loadSometimes = async (
    params: ProSearchParams<UserQuery>,
    context: ProSearchContext<User>,
  ) => {
    const page = await load(params, context);
    tries.current += 1;
    if (tries.current % 2 === 0) throw new Error(t('服务器繁忙', 'The server is busy'));
    return page;
  };

  return (
    <>
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem}
          action={
            <ButtonExt onClick={() => action.current?.reload()}>{t('重试', 'Try again')}</ButtonExt>
          }
          style={{ marginBlockEnd: 24 }}
        />
      )}
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={loadSometimes}
        actionRef={action}
        defaultPageSize={3}
        onLoad={() => setProblem(undefined)}
        onError={(error, { current }) =>
          setProblem(t(`第 ${current} 页：${String(error)}`, `Page ${current}: ${String(error)}`))
        }
      />
    </>
  );
}
