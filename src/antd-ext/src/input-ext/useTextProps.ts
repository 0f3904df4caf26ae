import type { FocusEvent, KeyboardEvent } from 'react';
import { endsComposition } from '../_internal/endsComposition';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { readText } from './readText';
import { type TextElement, trimText } from './trimText';
import type { InputExtOwnProps } from './types';

interface InputProps {
  className?: string;
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * What every field of the family does in the same way.
 *
 * @param name End of the class name.
 * @returns Props for antd's field.
 */
export function useInputProps<Props extends InputProps>(name: string, props: Props) {
  const { getPrefixCls } = useAntdConfig();
  return {
    ...props,
    className: [getPrefixCls(`ext-${name}`), props.className].filter(Boolean).join(' '),
    value: readText(props.value),
    defaultValue: readText(props.defaultValue),
  };
}

interface TextProps<Element> extends InputProps, Pick<InputExtOwnProps, 'trim' | 'autoComplete'> {
  onBlur?: (event: FocusEvent<Element>) => void;
  onPressEnter?: (event: KeyboardEvent<Element>) => void;
}

/**
 * What those with one text do as well: no autofill, and trimming before the user's own handlers are called, so that
 * these find the text as it stays.
 *
 * @param kind Where antd's `ConfigProvider` has its settings. In a text area Enter is a new line, and nothing is trimmed
 * by it.
 */
export function useTextProps<Element extends TextElement, Props extends TextProps<Element>>(
  name: string,
  props: Props & TextProps<Element>,
  kind: 'input' | 'textArea' = 'input',
) {
  const { trim, autoComplete, onBlur, onPressEnter, ...rest } = props;
  const config = useAntdConfig()[kind];
  return {
    ...useInputProps(name, rest),
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
