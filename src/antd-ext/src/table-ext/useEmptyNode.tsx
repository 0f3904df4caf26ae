import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useEmptyText } from '../_internal/useEmptyText';
import type { TableExtProps } from './types';

/** What an empty table shows: a text of the table's own, or what antd was told to show. */
export function useEmptyNode(
  desc: ReactNode,
  given: NonNullable<TableExtProps['locale']>['emptyText'],
): ReactNode {
  const { renderEmpty } = useAntdConfig();
  const emptyText = useEmptyText();
  if (desc === undefined) {
    const node = typeof given === 'function' ? given() : given;
    const antdNode = node ?? renderEmpty?.('Table');
    if (antdNode !== undefined && antdNode !== null) return antdNode;
  }
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={desc ?? emptyText} />;
}
