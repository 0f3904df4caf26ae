import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TableExt } from '..';

const columns = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Age', dataIndex: 'age' },
];
const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Name ${id}`, age: id }));

test('shows a skeleton until the first load is over', () => {
  const { rerender } = render(<TableExt useSkeleton loading rowKey="id" columns={columns} />);
  expect(screen.queryByText('Name')).toBeNull();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  rerender(
    <TableExt useSkeleton loading={false} rowKey="id" columns={columns} dataSource={rows(11)} />,
  );
  expect(screen.getByText('Name')).toBeTruthy();
  expect(screen.getByText('Name 3')).toBeTruthy();
  expect(screen.getByText('共 11 条')).toBeTruthy();
  rerender(<TableExt useSkeleton loading={false} rowKey="id" columns={columns} dataSource={[]} />);
  expect(screen.getByText('共 0 条')).toBeTruthy();
});
