import { ColorPicker, Input, InputNumber, Radio } from 'antd';
import { expectTypeOf, it } from 'vitest';
import type { AnyRecord } from '../../_internal/AnyRecord';
import { DatePickerExt } from '../../date-picker-ext';
import { InputExt } from '../../input-ext';
import { RadioGroupExt } from '../../radio-group-ext';
import { RangeNumberExt, type RangeNumberValue } from '../../range-number-ext';
import { SelectExt } from '../../select-ext';
import {
  type ProSearchColumn,
  type ProSearchPage,
  type ProSearchParams,
  ProSearchTable,
  type SearchField,
} from '..';

interface User {
  id: number;
  name: string;
}

interface UserQuery {
  name?: string;
  minAge?: number;
}

const loadUsers = async (
  _params: ProSearchParams<UserQuery>,
  _context: { signal: AbortSignal },
): Promise<ProSearchPage<User>> => ({ records: [], total: 0 });

const columns = [{ title: 'Name', dataIndex: 'name' }];

it('takes the types of rows and parameters from the request', () => {
  <ProSearchTable
    columns={columns}
    request={loadUsers}
    onLoad={({ records }, params) => {
      expectTypeOf(records).toEqualTypeOf<readonly User[]>();
      expectTypeOf(params.name).toEqualTypeOf<string | undefined>();
    }}
    onError={(error, { size }) => {
      expectTypeOf(error).toBeUnknown();
      expectTypeOf(size).toBeNumber();
    }}
  />;
  <ProSearchTable<User, UserQuery>
    columns={[
      {
        title: 'Name',
        render: (_, user) => {
          expectTypeOf(user).toEqualTypeOf<User>();
          return user.name;
        },
      },
    ]}
    request={async ({ minAge, current }, { signal, sorter }) => {
      expectTypeOf(minAge).toEqualTypeOf<number | undefined>();
      expectTypeOf(current).toBeNumber();
      expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
      expectTypeOf(sorter).not.toBeAny();
      return { records: [], total: 0 };
    }}
  />;
});

it('takes the type of a row from whatever says it, not from the name of a field', () => {
  <ProSearchTable
    rowKey="id"
    columns={[
      { dataIndex: 'name', render: (_, user) => expectTypeOf(user).toEqualTypeOf<User>() && null },
    ]}
    request={loadUsers}
  />;
  // Where both have parameters without a type, the columns come first and a row may be any record.
  <ProSearchTable
    rowKey="id"
    columns={[{ dataIndex: 'name', render: (_, user) => user.name }]}
    request={async (params, { signal }) => loadUsers(params, { signal })}
  />;
  <ProSearchTable
    rowKey={(user) => user.id}
    columns={[{ title: 'Person', children: [{ dataIndex: 'name', render: (_, { id }) => id }] }]}
    dataSource={[] as User[]}
  />;
  const typed: ProSearchColumn<User>[] = [{ dataIndex: 'name' }];
  <ProSearchTable
    rowKey="id"
    columns={typed}
    onLoad={({ records }) => expectTypeOf(records).toEqualTypeOf<readonly User[]>()}
  />;
  <ProSearchTable
    rowKey="id"
    columns={columns}
    onLoad={({ records: [row] }) => expectTypeOf(row).toEqualTypeOf<AnyRecord | undefined>()}
  />;
});

it('takes every component that can do without props, and a transform of its value', () => {
  <ProSearchTable
    columns={[
      {
        dataIndex: 'age',
        search: {
          component: RangeNumberExt,
          transform: ([minAge]: NonNullable<RangeNumberValue>) => ({ minAge }),
        },
      },
    ]}
    request={loadUsers}
  />;
});

it('takes every component for a field, as long as it needs no props', () => {
  const fields: SearchField[] = [
    { component: InputExt },
    { component: InputExt.Search },
    { component: InputExt.Outline },
    { component: RadioGroupExt },
    { component: SelectExt },
    { component: DatePickerExt.RangePicker },
    { component: Input },
    { component: Radio.Group },
    { component: ColorPicker },
    { component: InputNumber },
    // @ts-expect-error Nobody gives it its name.
    { component: ({ name }: { name: string }) => name },
  ];
  <ProSearchTable columns={columns} searchFields={fields} />;
});

it('refuses what it cannot take', () => {
  const wrong = async () => [{ id: 1 }];
  // @ts-expect-error A request resolves to a page.
  <ProSearchTable columns={columns} request={wrong} />;
  // @ts-expect-error The table decides on the page.
  <ProSearchTable columns={columns} request={loadUsers} pagination={{ current: 2 }} />;
  // @ts-expect-error There are three themes.
  <ProSearchTable columns={columns} request={loadUsers} theme="apollo" />;
});
