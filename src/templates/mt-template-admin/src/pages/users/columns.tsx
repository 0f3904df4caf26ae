import {
  DatePickerExt,
  type ProSearchColumn,
  RangeNumberExt,
  type RangeNumberValue,
} from '@mtools/antd-ext';
import { splitRange } from '@mtools/isomorphic-utils';
import { Avatar, Space, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { User } from '../../api';
import { useTexts } from '../../texts';

/** What the back end is asked for, besides page and size. */
export type UserQuery = {
  [Name in 'name' | 'role' | 'isActive' | 'joinedFrom' | 'joinedTo']?: string;
} & { [Name in 'loginsFrom' | 'loginsTo']?: number };

/** Columns of the table and fields of its search form. */
export function useColumns(
  roles: Record<string, string>,
  renderActions: (user: User) => ReactNode,
): ProSearchColumn<User>[] {
  const { common, users: t } = useTexts();
  return [
    {
      title: common.name,
      dataIndex: 'name',
      search: true,
      render: (name: string, { avatar }) => (
        <Space>
          <Avatar size="small" src={avatar} alt="">
            {name.slice(0, 1)}
          </Avatar>
          {name}
        </Space>
      ),
    },
    { title: common.email, dataIndex: 'email' },
    { title: t.role, dataIndex: 'role', dataMap: roles, search: true },
    {
      title: t.status,
      dataIndex: 'isActive',
      search: { dataMap: { true: t.active, false: t.inactive } },
      render: (isActive: boolean) => (
        <Tag color={isActive ? 'green' : undefined}>{isActive ? t.active : t.inactive}</Tag>
      ),
    },
    {
      title: t.joined,
      dataIndex: 'joined',
      search: {
        render: () => (
          <DatePickerExt.RangePicker
            valueFormat="YYYY-MM-DD"
            shortcuts={['last30', 'thisYear']}
            style={{ inlineSize: '100%' }}
          />
        ),
        // What the control above gives.
        transform: (joined) =>
          splitRange({ joined: joined as [string, string] }, 'joined', ['joinedFrom', 'joinedTo']),
      },
    },
    {
      title: t.logins,
      dataIndex: 'logins',
      search: {
        render: () => <RangeNumberExt min={0} precision={0} />,
        transform: (logins) =>
          splitRange({ logins: logins as RangeNumberValue }, 'logins', ['loginsFrom', 'loginsTo']),
      },
    },
    { title: common.actions, key: 'actions', render: (_, user) => renderActions(user) },
  ];
}
