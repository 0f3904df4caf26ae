import { ConfigProvider, type GetRef, Input } from 'antd';
import { forwardRef, useContext } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { trimHandlers } from './trimText';
import type { TextAreaExtProps } from './types';
import { useInputProps } from './useInputProps';

type TextAreaRef = GetRef<typeof Input.TextArea>;

/** antd's `Input.TextArea`, without autofill, trimmed when it is left. */
export const TextAreaExt = /* @__PURE__ */ forwardRef<TextAreaRef, TextAreaExtProps>(
  function TextAreaExt({ theme, trim, autoComplete, onBlur, onPressEnter, ...areaProps }, ref) {
    const { textArea } = useContext(ConfigProvider.ConfigContext);
    const common = useInputProps('input-textarea', areaProps);
    return (
      <ThemeScope theme={theme}>
        <Input.TextArea
          {...areaProps}
          {...common}
          {...trimHandlers({ trim, multiline: true, onBlur, onPressEnter })}
          ref={ref}
          autoComplete={autoComplete ?? textArea?.autoComplete ?? 'off'}
        />
      </ThemeScope>
    );
  },
);
