import { useControlledState } from '@rc-component/util';
import type { TablePaginationConfig } from 'antd';
import { useState } from 'react';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useTexts } from '../_internal/useTexts';
import { tableTexts } from './texts';

const DEFAULT_PAGE_SIZE = 10;

interface PagerOptions {
  pagination: false | TablePaginationConfig | undefined;
  threshold: number;
  /** Rows that the table got. */
  count: number;
}

export interface Pager {
  /** For antd's `Table`. */
  pagination: false | TablePaginationConfig;
  /** Page and size, also where no pagination is shown. */
  page: { current: number; pageSize: number };
}

/**
 * Shows the pagination when there are enough rows, and from then on. Page and size are kept here: antd forgets
 * `defaultPageSize` where the pagination comes later than the table.
 */
export function usePager({ pagination: given, threshold, count }: PagerOptions): Pager {
  const text = useTexts(tableTexts);
  const { pagination: shared } = useAntdConfig();
  const config = given || {};
  const { defaultCurrent = 1, defaultPageSize = DEFAULT_PAGE_SIZE, ...rest } = config;
  const [current, setCurrent] = useControlledState(defaultCurrent, config.current);
  const [pageSize, setPageSize] = useControlledState(defaultPageSize, config.pageSize);
  const [shown, setShown] = useState(false);

  const total = config.total ?? count;
  // Without a pagination all rows are drawn that the table got, but of others on the server nobody would know.
  const isOutOfReach = total > pageSize && total > count;
  const show = given !== false && (shown || total > threshold || isOutOfReach);
  if (show && !shown) setShown(true);

  const page = { current, pageSize };
  if (!show) return { pagination: false, page };
  return {
    page,
    pagination: {
      ...rest,
      ...page,
      showSizeChanger: config.showSizeChanger ?? shared?.showSizeChanger ?? true,
      showTotal: config.showTotal ?? ((sum) => text.total.replace('{total}', String(sum))),
      hideOnSinglePage: false,
      onChange: (next, size) => {
        setCurrent(next);
        setPageSize(size);
        config.onChange?.(next, size);
      },
    },
  };
}

/**
 * Has antd show the pagination of a table without rows, which it does as soon as the total is more than none. What the pagination
 * makes of it is the same as of none: it rounds down. A pagination of our own could not tell the table's `onChange` what is
 * sorted and filtered by, which antd tells nobody before the first change.
 * https://github.com/ant-design/ant-design/blob/6.6.8/components/table/InternalTable.tsx
 */
export function withoutRows(pagination: TablePaginationConfig): TablePaginationConfig {
  return {
    ...pagination,
    total: Number.MIN_VALUE,
    showTotal: () => pagination.showTotal?.(0, [0, 0]),
  };
}
