import { Input, type InputRef } from 'antd';
import { forwardRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import type { PasswordExtProps } from './types';
import { useTextProps } from './useTextProps';

/** antd's `Input.Password`. Browsers ignore `off` for a password, and fill in none where a new one is asked for. */
export const PasswordExt = /* @__PURE__ */ forwardRef<InputRef, PasswordExtProps>(
  function PasswordExt({ theme, autoComplete = 'new-password', ...props }, ref) {
    const inputProps = useTextProps('input-password', { ...props, autoComplete });
    return (
      <ThemeScope theme={theme}>
        <Input.Password {...inputProps} ref={ref} />
      </ThemeScope>
    );
  },
);
