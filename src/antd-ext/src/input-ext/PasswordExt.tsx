import { Input, type InputRef } from 'antd';
import { forwardRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { trimHandlers } from './trimText';
import type { PasswordExtProps } from './types';
import { useInputProps } from './useInputProps';

/** antd's `Input.Password`. Browsers ignore `off` for a password, and fill in none where a new one is asked for. */
export const PasswordExt = /* @__PURE__ */ forwardRef<InputRef, PasswordExtProps>(
  function PasswordExt(
    { theme, trim, autoComplete = 'new-password', onBlur, onPressEnter, ...inputProps },
    ref,
  ) {
    const common = useInputProps('input-password', inputProps);
    return (
      <ThemeScope theme={theme}>
        <Input.Password
          {...inputProps}
          {...common}
          {...trimHandlers({ trim, onBlur, onPressEnter })}
          ref={ref}
          autoComplete={autoComplete}
        />
      </ThemeScope>
    );
  },
);
