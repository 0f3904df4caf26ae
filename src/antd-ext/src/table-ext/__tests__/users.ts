export interface User {
  id: number;
  name: string;
  age: number;
}

/** Rows for a table; the first is "User 1". */
export const users = (count: number, from = 1): User[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `User ${from + index}`,
    age: 20 + index,
  }));

export const COLUMNS = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Age', dataIndex: 'age' },
];
