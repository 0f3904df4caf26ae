'use client';

import { Radio } from 'antd';
import { Group } from './RadioGroupExt';

/**
 * antd's `Radio.Group` that takes a dictionary for its options and, if wanted, lets a choice be taken back.
 * Everything that antd's `Radio.Group` takes goes through; the ref is the element around the radios. `Radio` and
 * `Button` are antd's, for radios written as children.
 *
 * @example
 * ```tsx
 * import { RadioGroupExt } from '@mtools/antd-ext';
 *
 * <RadioGroupExt aria-label="Status" dataMap={{ open: 'Open', closed: 'Closed' }} />;
 * ```
 */
export const RadioGroupExt = /* @__PURE__ */ Object.assign(Group, {
  displayName: 'RadioGroupExt',
  Radio,
  Button: Radio.Button,
});

export type * from './types';
