import { ConfigProvider } from 'antd';
import { type FocusEvent, type KeyboardEvent, useContext } from 'react';
import { endsComposition } from '../_internal/endsComposition';
import { type TextElement, trimText } from './trimText';
import type { InputExtOwnProps } from './types';
import { useInputProps } from './useInputProps';

interface TextProps<Element> extends Pick<InputExtOwnProps, 'trim' | 'autoComplete'> {
  className?: string;
  value?: unknown;
  defaultValue?: unknown;
  onBlur?: (event: FocusEvent<Element>) => void;
  onPressEnter?: (event: KeyboardEvent<Element>) => void;
}

/**
 * What every field with one text does: no autofill, and trimming before the user's own handlers are called, so that
 * these find the text as it stays.
 *
 * @param name End of the class name.
 * @param kind Where antd's `ConfigProvider` has its settings. In a text area Enter is a new line, and nothing is trimmed
 * by it.
 * @returns Props for antd's field.
 */
export function useTextProps<Element extends TextElement, Props extends TextProps<Element>>(
  name: string,
  props: Props & TextProps<Element>,
  kind: 'input' | 'textArea' = 'input',
) {
  const { trim, autoComplete, onBlur, onPressEnter, ...rest } = props;
  const config = useContext(ConfigProvider.ConfigContext)[kind];
  return {
    ...rest,
    ...useInputProps(name, props),
    autoComplete: autoComplete ?? config?.autoComplete ?? 'off',
    onBlur: (event: FocusEvent<Element>) => {
      if (trim) trimText(event.currentTarget);
      onBlur?.(event);
    },
    onPressEnter: (event: KeyboardEvent<Element>) => {
      if (endsComposition(event)) return;
      if (trim && kind === 'input') trimText(event.currentTarget);
      onPressEnter?.(event);
    },
  };
}
