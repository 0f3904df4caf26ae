import { Input, type InputRef } from 'antd';
import { forwardRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import type { InputExtProps } from './types';
import { useTextProps } from './useTextProps';

/** The field itself; `index.ts` adds the rest of the family. */
export const InputField = /* @__PURE__ */ forwardRef<InputRef, InputExtProps>(function InputExt(
  { theme, ...props },
  ref,
) {
  const inputProps = useTextProps('input', props);
  return (
    <ThemeScope theme={theme}>
      <Input {...inputProps} ref={ref} />
    </ThemeScope>
  );
});
