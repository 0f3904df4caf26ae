import { ConfigProvider, Input, type InputRef } from 'antd';
import { forwardRef, useContext, useRef } from 'react';
import { endsComposition } from '../_internal/endsComposition';
import { ThemeScope } from '../_internal/ThemeScope';
import { useMergedRef } from '../_internal/useMergedRef';
import { trimHandlers, trimText } from './trimText';
import type { SearchExtProps } from './types';
import { useInputProps } from './useInputProps';

/** antd's `Input.Search`, without autofill; with `trim` it searches for the trimmed text. */
export const SearchExt = /* @__PURE__ */ forwardRef<InputRef, SearchExtProps>(function SearchExt(
  { theme, trim = false, autoComplete, onBlur, onPressEnter, onSearch, ...inputProps },
  ref,
) {
  const { input } = useContext(ConfigProvider.ConfigContext);
  const common = useInputProps('input-search', inputProps);
  const field = useRef<InputRef>(null);
  const mergedRef = useMergedRef(ref, field);

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
      <Input.Search
        {...inputProps}
        {...common}
        {...trimHandlers({ trim, onBlur, onPressEnter })}
        ref={mergedRef}
        autoComplete={autoComplete ?? input?.autoComplete ?? 'off'}
        onSearch={handleSearch}
      />
    </ThemeScope>
  );
});
