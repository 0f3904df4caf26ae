import { createRef } from 'react';
import { expectTypeOf, it } from 'vitest';
import { TableExt, type TableExtColumnsType, type TableExtProps, type TableExtRef } from '../..';
import { type User, users } from './users';

it('takes the type of a row from the rows', () => {
  <TableExt
    dataSource={users(1)}
    rowKey={(user) => {
      expectTypeOf(user).toEqualTypeOf<User>();
      return user.id;
    }}
    summary={(rows) => {
      expectTypeOf(rows).toEqualTypeOf<readonly User[]>();
      return null;
    }}
  />;
  const columns: TableExtColumnsType<User> = [
    { title: 'Person', children: [{ dataIndex: 'name', useDefaultRender: true }] },
    { key: 'age', render: (_, user) => expectTypeOf(user).toEqualTypeOf<User>() && null },
  ];
  <TableExt<User> columns={columns} ref={createRef<TableExtRef>()} />;
  expectTypeOf<TableExtProps<User>['cellEllipsisRows']>().toEqualTypeOf<
    number | false | undefined
  >();
});

it('refuses what it cannot take', () => {
  // @ts-expect-error Without a number of lines.
  <TableExt cellEllipsisRows="two" />;
  // @ts-expect-error There are three themes.
  <TableExt theme="apollo" />;
  // @ts-expect-error The tooltip comes with pointer and focus.
  <TableExt tdTooltip={{ trigger: 'click' }} />;
  // @ts-expect-error All or none is false.
  <TableExt cellEllipsisRows={true} />;
});
