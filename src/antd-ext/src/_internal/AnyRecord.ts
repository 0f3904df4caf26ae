import type { TableProps } from 'antd';

/** What a row is where nobody says it: antd's `AnyObject`, which antd does not export. */
export type AnyRecord = NonNullable<TableProps['dataSource']>[number];
