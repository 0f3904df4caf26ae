import { ColorPicker, Input, InputNumber, Radio } from 'antd';
import { expectTypeOf, it } from 'vitest';
import { DatePickerExt } from '../../date-picker-ext';
import { InputExt } from '../../input-ext';
import { RadioGroupExt } from '../../radio-group-ext';
import { RangeNumberExt, type RangeNumberValue } from '../../range-number-ext';
import { SelectExt } from '../../select-ext';
import { type ProSearchPage, type ProSearchParams, ProSearchTable, type SearchField } from '..';

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
  // @ts-expect-error A request answers with a page.
  <ProSearchTable columns={columns} request={wrong} />;
  // @ts-expect-error The table decides on the page.
  <ProSearchTable columns={columns} request={loadUsers} pagination={{ current: 2 }} />;
  // @ts-expect-error There are three themes.
  <ProSearchTable columns={columns} request={loadUsers} theme="apollo" />;
});
