import { UserOutlined } from '@ant-design/icons';
import { ButtonExt } from '@mtools/antd-ext';
import { getEnv } from '@mtools/browser-utils';
import { useApp, useInitialState, useNavigate } from '@mtools/malganis';
import { Dropdown, Space, Tag } from 'antd';
import type { Account } from '../api';
import { storage } from '../settings';
import { useTexts } from '../texts';
import { MenuSearch } from './MenuSearch';

/** The end of the header: environment, menu search and account. */
export function HeaderExtra() {
  const t = useTexts().layout;
  const { request, logOut } = useApp();
  const { initialState: account } = useInitialState<Account>();
  const navigate = useNavigate();
  const environment = getEnv(['test', 'pre', 'prd']);

  const leave = async () => {
    // The reader is logged out here whatever the back end responds.
    await request.silent.post('/logout').catch(() => {});
    storage.remove('token');
    logOut();
  };

  return (
    <Space>
      {(environment === 'test' || environment === 'pre') && <Tag color="orange">{environment}</Tag>}
      <MenuSearch />
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'profile', label: t.profile, onClick: () => navigate('/profile') },
            { key: 'leave', label: t.logOut, onClick: leave },
          ],
        }}
      >
        <ButtonExt type="text" icon={<UserOutlined />}>
          {account?.name}
        </ButtonExt>
      </Dropdown>
    </Space>
  );
}
