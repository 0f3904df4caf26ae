import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, ConfigProvider, Form, type FormInstance } from 'antd';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RangeNumberExt, type RangeNumberValue } from '../../range-number-ext';
import { ProSearchTable, type ProSearchTableProps, type SearchField } from '..';
import { click, field, requests, settle, type, type User, UserTable, users } from './requests';

const FIELDS: SearchField[] = [
  { name: 'name', label: 'Name', initialValue: 'Ada' },
  { name: 'city', label: 'City' },
  { name: 'street', label: 'Street' },
  { name: 'zip', label: 'Zip', rules: [{ pattern: /^\d*$/, message: 'Only digits' }] },
  { name: 'phone', label: 'Phone', order: -1 },
];

function show(props: Partial<ProSearchTableProps<User>> = {}) {
  const helpers = requests();
  render(
    <ProSearchTable
      rowKey="id"
      columns={[{ title: 'Name', dataIndex: 'name' }]}
      searchFields={FIELDS}
      request={helpers.request}
      {...props}
    />,
  );
  return helpers;
}

const labels = () =>
  [
    ...document.querySelectorAll(
      '.ant-form-item:not(.ant-form-item-hidden) .ant-form-item-label:not([aria-hidden]) label',
    ),
  ].map(({ textContent }) => textContent);

describe('the search form of ProSearchTable', () => {
  it('is filled in by no browser, unless the provider says that text fields are', () => {
    render(
      <ConfigProvider input={{ autoComplete: 'name' }}>
        <UserTable manualRequest request={requests().request} />
      </ConfigProvider>,
    );
    expect(screen.getByRole('search')).toHaveAttribute('autocomplete', 'off');
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  });

  it('has its initial values in the first request, and sends what is typed only when asked to', async () => {
    const form = createRef<FormInstance>();
    const { asked, answer } = show({ formRef: form });
    expect(asked()).toEqual([{ name: 'Ada', current: 1, size: 10 }]);
    await answer({ records: users(1), total: 30 });

    type('Name', '  Grace ');
    type('City', '   ');
    await settle();
    expect(asked()).toHaveLength(1);
    expect(form.current?.getFieldValue('name')).toBe('  Grace ');

    await click('查 询');
    expect(asked().slice(1)).toEqual([{ name: 'Grace', current: 1, size: 10 }]);
    await answer({ records: users(1), total: 30 });

    // What is not asked for again stays out, also where something else asks.
    type('Name', '');
    await settle(() => fireEvent.click(screen.getByTitle('2')));
    expect(asked().at(-1)).toEqual({ name: 'Grace', current: 2, size: 10 });
    await answer({ records: users(2), total: 30 });

    await click('重 置');
    expect(asked().slice(3)).toEqual([{ name: 'Ada', current: 1, size: 10 }]);
    expect([field('Name').value, field('City').value]).toEqual(['Ada', '']);
  });

  it('lets long labels go on in the next line, unless it is told otherwise', () => {
    const { request } = requests();
    const wraps = () => document.querySelector('.ant-form-item-label-wrap') !== null;
    const { rerender } = render(<UserTable request={request} />);
    expect(wraps()).toBe(true);
    rerender(<UserTable request={request} search={{ labelWrap: false }} />);
    expect(wraps()).toBe(false);
  });

  it('has the initial value of a field that comes later', async () => {
    const { request, asked, answer } = requests();
    const table = (...searchFields: SearchField[]) => (
      <ProSearchTable rowKey="id" columns={[]} searchFields={searchFields} request={request} />
    );
    const city = { name: 'city', label: 'City' };
    const { rerender } = render(table(city));
    await answer({ records: users(1), total: 1 });
    rerender(table(city, { name: 'state', label: 'State', initialValue: 'on' }));
    expect(field('State').value).toBe('on');
    await click('查 询');
    expect(asked().at(-1)).toEqual({ state: 'on', current: 1, size: 10 });

    // What was emptied since stays so, also when it is drawn again.
    type('State', '');
    rerender(table(city));
    rerender(table(city, { name: 'state', label: 'State', initialValue: 'on' }));
    expect(field('State').value).toBe('');
  });

  it('sends one request by Enter', async () => {
    const { asked } = show();
    await userEvent.type(field('City'), 'Bonn{Enter}');
    await settle();
    expect(asked().slice(1)).toEqual([{ name: 'Ada', city: 'Bonn', current: 1, size: 10 }]);
  });

  it('shows three fields by their order, the others on demand; values of hidden ones count', async () => {
    const { asked } = show({
      searchFields: FIELDS.map((one) =>
        one.name === 'zip' ? { ...one, initialValue: '53' } : one,
      ),
    });
    expect(asked()).toEqual([{ name: 'Ada', zip: '53', current: 1, size: 10 }]);
    expect(labels()).toEqual(['Phone', 'Name', 'City']);
    const expand = screen.getByRole('button', { name: '展开' });
    expect(expand).toHaveAttribute('aria-expanded', 'false');

    await click('查 询');
    expect(asked()).toHaveLength(2);
    expect(asked().at(-1)).toEqual(asked().at(0));
    await settle(() => fireEvent.click(expand));
    expect(labels()).toEqual(['Phone', 'Name', 'City', 'Street', 'Zip']);
    expect(screen.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
    await click('收起');
    expect(labels()).toHaveLength(3);
  });

  it('has its fields by their order, which is 0 without one', () => {
    const orders = [2, undefined, 1, -1, undefined];
    show({
      search: { collapseCount: 5 },
      searchFields: orders.map((order, index) => ({ name: `f${index}`, label: index, order })),
    });
    expect(labels()).toEqual(['3', '1', '4', '2', '0']);
  });

  it('begins with all fields where it is told to, or has no more than stay', () => {
    show({ search: { defaultCollapsed: false } });
    expect(labels()).toHaveLength(5);
    expect(screen.getByRole('button', { name: '收起' })).toBeInTheDocument();
    cleanup();
    show({ search: { collapseCount: 5 } });
    expect(labels()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /展开|收起/ })).not.toBeInTheDocument();
  });

  it('stays collapsed while the field that breaks a rule is seen', async () => {
    const { asked } = show({ searchFields: FIELDS.toReversed() });
    type('Zip', 'x');
    await click('查 询');
    expect(await screen.findByText('Only digits')).toBeInTheDocument();
    expect(asked()).toHaveLength(1);
    expect(labels()).toHaveLength(3);
  });

  it('sends nothing that breaks a rule, and shows the field that does', async () => {
    const { asked } = show();
    type('Zip', 'x');
    expect(labels()).not.toContain('Zip');
    await click('查 询');
    expect(asked()).toHaveLength(1);
    expect(labels()).toContain('Zip');
    expect(await screen.findByText('Only digits')).toBeInTheDocument();
    type('Zip', '1');
    await click('查 询');
    expect(asked().at(-1)).toMatchObject({ zip: '1' });
  });

  it('takes a control of any kind, and makes several parameters of one value', async () => {
    const transform = vi.fn(([minAge, maxAge]: NonNullable<RangeNumberValue>) => ({
      minAge,
      maxAge,
    }));
    const { asked } = show({
      searchFields: undefined,
      columns: [
        {
          title: 'Age',
          dataIndex: 'age',
          search: {
            component: RangeNumberExt,
            initialValue: [18, null],
            transform,
          },
        },
        {
          title: 'Note',
          dataIndex: 'note',
          search: { name: 'text', label: 'Text', render: () => <textarea /> },
        },
        { title: () => 'Key', key: 'key', search: true },
      ],
    });
    expect(asked()).toEqual([{ minAge: 18, current: 1, size: 10 }]);
    expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
    expect(field('Text').tagName).toBe('TEXTAREA');
    expect(labels()).toEqual(['Age', 'Text']);
    type('Text', 'x');
    fireEvent.change(screen.getAllByRole('spinbutton')[0] as Element, { target: { value: '' } });
    await click('查 询');
    // Both ends are empty now, and so the transform is not asked.
    expect(transform.mock.calls.every(([range]) => range[0] === 18)).toBe(true);
    expect(asked().at(-1)).toEqual({ text: 'x', current: 1, size: 10 });
  });

  it('finds an option by its label', async () => {
    show({
      searchFields: [{ name: 'state', label: 'State', dataMap: { 1: 'Open', 2: 'Closed' } }],
    });
    const options = () =>
      [...document.querySelectorAll('.ant-select-item-option')].map((node) => node.textContent);
    const state = screen.getByRole('combobox', { name: 'State' });
    await userEvent.click(state);
    expect(options()).toEqual(['Open', 'Closed']);
    await userEvent.type(state, 'Clo');
    expect(options()).toEqual(['Closed']);
  });

  it('finds an option by the text of a name that is a node', async () => {
    const dataMap = { 1: <b>Open</b>, 2: <b>Closed</b> };
    show({ searchFields: [{ name: 'state', label: 'State', dataMap }] });
    const state = screen.getByRole('combobox', { name: 'State' });
    await userEvent.type(state, 'clo ');
    expect(screen.getByText('Closed', { selector: '.ant-select-item *' })).toBeInTheDocument();
    expect(screen.queryByText('Open', { selector: '.ant-select-item *' })).toBeNull();
  });

  it('passes to the item of a field what antd’s takes', async () => {
    const { asked } = show({
      searchFields: [
        {
          name: 'open',
          label: 'Open',
          component: Checkbox,
          formItemProps: { valuePropName: 'checked', tooltip: 'Without those that are done' },
        },
      ],
    });
    await userEvent.click(screen.getByRole('checkbox', { name: /^Open/ }));
    await click('查 询');
    expect(asked().at(-1)).toEqual({ open: true, current: 1, size: 10 });
  });

  it('has labels of 4 and controls of 14 columns, unless somebody says otherwise', () => {
    show();
    const label = screen.getByText('Name', { selector: 'label' }).parentElement;
    expect(label).toHaveClass('ant-col-4');
    expect(label?.nextElementSibling).toHaveClass('ant-col-14');
    expect(label?.closest('.ant-form-item')?.parentElement).toHaveClass('ant-col-sm-24');
  });

  it.each([
    ['a span', { span: 6, offset: 2 }],
    ['a width', { flex: '120px' }],
    ['a span for each size of the window', { xs: 24, sm: { span: 8 } }],
  ])('has its buttons where the controls begin: labels of %s', (_, labelCol) => {
    show({ search: { labelCol } });
    const label = screen.getByText('City', { selector: 'label' }).parentElement;
    const space = screen
      .getByRole('button', { name: '查 询' })
      .closest('.ant-form-item-row')
      ?.querySelector('.ant-form-item-label');
    expect(space).toHaveClass(...(label?.classList ?? []));
    expect(space).toHaveStyle({ flex: label?.style.flex });
    // Screen readers do not read it as a label.
    expect(space).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['horizontal', { labelCol: { span: 6 } }, 'ant-col-6', 'ant-col-sm-12'],
    ['vertical', {}, undefined, 'ant-col-sm-8'],
    ['inline', {}, undefined, undefined],
  ] as const)('can be %s', (layout, props, labelClass, fieldClass) => {
    show({
      search: {
        layout,
        collapseCount: 5,
        searchText: 'Find',
        resetText: 'Clear',
        ...props,
      },
      searchFields: [
        { name: 'name', label: 'Name', span: layout === 'horizontal' ? 12 : undefined },
      ],
    });
    const item = screen.getByText('Name', { selector: 'label' }).closest('.ant-form-item');
    const classes = [item?.querySelector('.ant-form-item-label'), item?.parentElement].map((node) =>
      [...(node?.classList ?? [])].find((name) => /^ant-col-(sm-)?\d/.test(name)),
    );
    expect(classes).toEqual([labelClass, fieldClass]);
    // On a phone it has a row of its own.
    expect(item?.parentElement?.classList.contains('ant-col-xs-24')).toBe(layout !== 'inline');
    expect(screen.getByRole('search')).toHaveClass(`ant-form-${layout}`);
    expect(screen.getByRole('button', { name: 'Find' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '展开' })).not.toBeInTheDocument();
  });

  it('keeps the ids of two tables on a page apart, and those of a form around it', () => {
    render(
      <Form name="outer">
        <span />
      </Form>,
    );
    show();
    show();
    const inputs = screen.getAllByLabelText('Name');
    expect(inputs).toHaveLength(2);
    expect(new Set(inputs.map(({ id }) => id)).size).toBe(2);
  });
});
