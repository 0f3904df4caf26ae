import { type GetRef, Input } from 'antd';
import { forwardRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import type { OTPExtProps } from './types';
import { useInputProps } from './useInputProps';

type OTPRef = GetRef<typeof Input.OTP>;

/** antd's `Input.OTP`, into which a phone may fill the code that it received. */
export const OTPExt = /* @__PURE__ */ forwardRef<OTPRef, OTPExtProps>(function OTPExt(
  { theme, autoComplete = 'one-time-code', ...otpProps },
  ref,
) {
  const common = useInputProps('otp', otpProps);
  return (
    <ThemeScope theme={theme}>
      <Input.OTP {...otpProps} {...common} ref={ref} autoComplete={autoComplete} />
    </ThemeScope>
  );
});
