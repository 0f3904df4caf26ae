import { warnOnce } from '../_internal/warnOnce';
import type { ProSearchTableProps } from './types';

/**
 * Tells a developer of props which contradict each other, or say what is not theirs to say. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 */
export function checkProps({
  request,
  dataSource,
  params,
  onParamsChange,
}: ProSearchTableProps): void {
  if (params && ('current' in params || 'size' in params)) {
    warnOnce(
      'ProSearchTable ignores current and size in params, because page and size belong to the table. ' +
        'Leave them out; to open another page, call setPage of actionRef.',
    );
  }
  if (request && dataSource) {
    warnOnce(
      'ProSearchTable got both request and dataSource, and shows what request answers. Pass one of them.',
    );
  }
  if (!request && !dataSource && !onParamsChange) {
    warnOnce(
      'ProSearchTable got neither request nor dataSource, so it has no rows. ' +
        'Pass request, or load the rows in onParamsChange and pass them as dataSource.',
    );
  }
}
