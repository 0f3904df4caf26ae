import { ConfigProvider, Input, type InputRef } from 'antd';
import { forwardRef, useContext } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { trimHandlers } from './trimText';
import type { InputExtProps } from './types';
import { useInputProps } from './useInputProps';

/** The field itself; `index.ts` adds the rest of the family. */
export const InputField = /* @__PURE__ */ forwardRef<InputRef, InputExtProps>(function InputExt(
  { theme, trim, autoComplete, onBlur, onPressEnter, ...inputProps },
  ref,
) {
  const { input } = useContext(ConfigProvider.ConfigContext);
  const common = useInputProps('input', inputProps);
  return (
    <ThemeScope theme={theme}>
      <Input
        {...inputProps}
        {...common}
        {...trimHandlers({ trim, onBlur, onPressEnter })}
        ref={ref}
        autoComplete={autoComplete ?? input?.autoComplete ?? 'off'}
      />
    </ThemeScope>
  );
});
