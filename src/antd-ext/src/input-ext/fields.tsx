import { type GetRef, Input, type InputRef } from 'antd';
import { forwardRef, useImperativeHandle, useRef, useState } from 'react';
import { endsComposition } from '../_internal/endsComposition';
import { ThemeScope } from '../_internal/ThemeScope';
import { trimText } from './trimText';
import type {
  InputExtProps,
  OTPExtProps,
  PasswordExtProps,
  SearchExtProps,
  TextAreaExtProps,
} from './types';
import { useInputProps, useTextProps } from './useTextProps';

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

type OTPRef = GetRef<typeof Input.OTP>;

/** antd's `Input.OTP`, into which a phone may fill the code that it received. */
export const OTPExt = /* @__PURE__ */ forwardRef<OTPRef, OTPExtProps>(function OTPExt(
  { theme, autoComplete = 'one-time-code', ...props },
  ref,
) {
  const { value, ...inputProps } = useInputProps('otp', { ...props, autoComplete });
  const [empty, setEmpty] = useState<''>();
  if (value !== undefined && empty === undefined) setEmpty('');
  return (
    <ThemeScope theme={theme}>
      {/* antd's shows on what it had when the value is taken away, as a form does to empty it. */}
      <Input.OTP {...inputProps} value={value ?? empty} ref={ref} />
    </ThemeScope>
  );
});

/** antd's `Input.Search`, without autofill; with `trim` it searches for the trimmed text. */
export const SearchExt = /* @__PURE__ */ forwardRef<InputRef, SearchExtProps>(function SearchExt(
  { theme, onSearch, ...props },
  ref,
) {
  const { trim } = props;
  const inputProps = useTextProps('input-search', props);
  const field = useRef<InputRef>(null);
  // With every render, as antd's own does: it makes a new object each time, and after a change of theme another field.
  useImperativeHandle(ref, () => field.current as InputRef);

  const handleSearch: SearchExtProps['onSearch'] = (value, event, info) => {
    if (event && 'keyCode' in event && endsComposition(event)) return;
    // The focus stays in the field when its button is clicked, so it was not trimmed by leaving it.
    const element = field.current?.input;
    // What is cleared still stands in it, and would come back.
    if (trim && element && info?.source !== 'clear') trimText(element);
    onSearch?.(trim ? value.trim() : value, event, info);
  };

  return (
    <ThemeScope theme={theme}>
      <Input.Search {...inputProps} ref={field} onSearch={handleSearch} />
    </ThemeScope>
  );
});
