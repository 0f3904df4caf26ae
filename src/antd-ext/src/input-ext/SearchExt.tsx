import { Input, type InputRef } from 'antd';
import { forwardRef, useRef } from 'react';
import { endsComposition } from '../_internal/endsComposition';
import { ThemeScope } from '../_internal/ThemeScope';
import { useMergedRef } from '../_internal/useMergedRef';
import { trimText } from './trimText';
import type { SearchExtProps } from './types';
import { useTextProps } from './useTextProps';

/** antd's `Input.Search`, without autofill; with `trim` it searches for the trimmed text. */
export const SearchExt = /* @__PURE__ */ forwardRef<InputRef, SearchExtProps>(function SearchExt(
  { theme, onSearch, ...props },
  ref,
) {
  const { trim } = props;
  const inputProps = useTextProps('input-search', props);
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
      <Input.Search {...inputProps} ref={mergedRef} onSearch={handleSearch} />
    </ThemeScope>
  );
});
