'use client';

import { PlainLayout } from './LayoutExt';
import type { LayoutController } from './types';
import { useLayout } from './useLayout';

/**
 * The frame of an admin application: one menu makes the top navigation, the side menu and the tabs, and any router can
 * drive it. `useLayout` gives its controller.
 *
 * @example
 * ```tsx
 * import { LayoutExt } from '@mtools/antd-ext';
 *
 * <LayoutExt
 *   menu={[{ key: 'app', label: 'App', children: [{ key: '/users', label: 'Users' }] }]}
 *   collapsible
 *   history={history}
 * >
 *   …
 * </LayoutExt>;
 * ```
 */
export const LayoutExt: typeof PlainLayout & {
  displayName: string;
  /** The controller of the layout around; outside of any a new one, to be passed as `layout`. */
  useLayout: () => LayoutController;
} = /* @__PURE__ */ Object.assign(PlainLayout, {
  displayName: 'LayoutExt',
  useLayout,
});

export type * from './types';
