import {
  theme as antdTheme,
  ConfigProvider,
  Pagination,
  type TablePaginationConfig,
  type TableProps,
} from 'antd';
import { useEffect } from 'react';

type Placement = NonNullable<TablePaginationConfig['placement']>[number];

interface EmptyPagerProps {
  pagination: TablePaginationConfig;
  size: TableProps['size'];
  /** Which end of the table this is. */
  side: 'top' | 'bottom';
}

/** The pager of a table without rows, for which antd shows none; it stands where antd would put it. */
export function EmptyPager({ pagination, size: given, side }: EmptyPagerProps) {
  const { token } = antdTheme.useToken();
  const { componentSize } = ConfigProvider.useConfig();
  const size = given ?? componentSize;
  const { placement, position, ...props } = pagination;
  const place = placeOf(placement, side);
  if (!place) return null;
  return (
    <Pagination
      {...props}
      total={0}
      current={1}
      size={props.size ?? (size && size !== 'large' ? 'small' : undefined)}
      align={alignOf(place)}
      style={{ marginBlock: token.margin, ...pagination.style }}
    />
  );
}

function placeOf(places: TablePaginationConfig['placement'], side: 'top' | 'bottom') {
  const given = places?.find((place) => place.startsWith(side));
  const isDefault = !places?.some((place) => /^(top|bottom|none)/.test(place));
  return given ?? (isDefault && side === 'bottom' ? 'bottomEnd' : undefined);
}

function alignOf(place: Placement) {
  if (place.endsWith('Start')) return 'start';
  return place.endsWith('Center') ? 'center' : 'end';
}

/** Stands in the empty table, and so knows that there is no row to show: of antd's filters nobody else is told. */
export function EmptyMark({ onChange }: { onChange: (isEmpty: boolean) => void }) {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
