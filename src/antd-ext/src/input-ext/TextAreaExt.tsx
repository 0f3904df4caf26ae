import { type GetRef, Input } from 'antd';
import { forwardRef } from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import type { TextAreaExtProps } from './types';
import { useTextProps } from './useTextProps';

type TextAreaRef = GetRef<typeof Input.TextArea>;

/** antd's `Input.TextArea`, without autofill, trimmed when it is left. */
export const TextAreaExt = /* @__PURE__ */ forwardRef<TextAreaRef, TextAreaExtProps>(
  function TextAreaExt({ theme, ...props }, ref) {
    const areaProps = useTextProps('input-textarea', props, 'textArea');
    return (
      <ThemeScope theme={theme}>
        <Input.TextArea {...areaProps} ref={ref} />
      </ThemeScope>
    );
  },
);
