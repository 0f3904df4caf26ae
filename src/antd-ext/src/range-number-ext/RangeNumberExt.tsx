import { forwardRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { warnOnce } from '../_internal/warnOnce';
import { RangeNumberField } from './RangeNumberField';
import type { RangeNumberExtProps, RangeNumberRef } from './types';

/** The field itself; `index.ts` adds the helpers for forms. */
export const RangeNumberInput = /* @__PURE__ */ forwardRef<RangeNumberRef, RangeNumberExtProps>(
  function RangeNumberExt({ theme, bordered, variant, ...fieldProps }, ref) {
    if (process.env.NODE_ENV !== 'production' && bordered !== undefined) {
      warnOnce(
        'RangeNumberExt: bordered is deprecated. Use variant="borderless" instead of bordered={false}.',
      );
    }
    return (
      <ThemeScope theme={theme}>
        <RangeNumberField
          {...fieldProps}
          ref={ref}
          variant={variant ?? (bordered === false ? 'borderless' : undefined)}
        />
      </ThemeScope>
    );
  },
);
