import { theme as antdTheme, Pagination, type TablePaginationConfig, type TableProps } from 'antd';

interface EmptyPagerProps {
  pagination: TablePaginationConfig;
  size: TableProps['size'];
}

/** The pager of a table without rows, for which antd shows none. */
export function EmptyPager({ pagination, size }: EmptyPagerProps) {
  const { token } = antdTheme.useToken();
  const { placement, position, ...props } = pagination;
  return (
    <Pagination
      {...props}
      total={0}
      current={1}
      size={props.size ?? (size && size !== 'large' ? 'small' : undefined)}
      align={alignOf(placement)}
      style={{ marginBlock: token.margin, ...pagination.style }}
    />
  );
}

function alignOf(placement: TablePaginationConfig['placement']) {
  const [first = 'bottomEnd'] = placement ?? [];
  if (first.endsWith('Start')) return 'start';
  return first.endsWith('Center') ? 'center' : 'end';
}
