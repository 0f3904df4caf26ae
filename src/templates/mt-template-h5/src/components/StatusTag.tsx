import { createDict } from '@mtools/isomorphic-utils';
import { Tag } from 'antd-mobile';
import { useTexts } from '../texts';
import type { ReportStatus } from '../types';

const STATUSES = createDict([
  { value: 'open', label: 'open', color: 'warning' },
  { value: 'doing', label: 'doing', color: 'primary' },
  { value: 'done', label: 'done', color: 'success' },
] as const);

export function StatusTag({ status }: { status: ReportStatus }) {
  return (
    <Tag color={STATUSES.itemOf(status)?.color} fill="outline">
      {useTexts()[status]}
    </Tag>
  );
}
