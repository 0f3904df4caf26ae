import { warnOnce } from '../_internal/warnOnce';
import type { ProSearchTableProps } from './types';

/**
 * Tells a developer of props which contradict each other. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 */
export function checkProps({ request, dataSource, onParamsChange }: ProSearchTableProps): void {
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

const RESERVED = ['current', 'size'];

/** `params` without what the table decides itself: an app that keeps the page in them would be sent back to page 1. */
export function ownParams(params: object | undefined): object | undefined {
  if (!params || !RESERVED.some((name) => name in params)) return params;
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      'ProSearchTable ignores current and size in params, because page and size belong to the table. ' +
        'Leave them out; to open another page, call setPage of actionRef.',
    );
  }
  return Object.fromEntries(Object.entries(params).filter(([name]) => !RESERVED.includes(name)));
}
