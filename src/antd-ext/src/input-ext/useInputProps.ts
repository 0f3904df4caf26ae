import { ConfigProvider } from 'antd';
import { useContext } from 'react';
import { readText } from './readText';

interface Given {
  className?: string;
  value?: unknown;
  defaultValue?: unknown;
}

/**
 * What every field of the family does in the same way.
 *
 * @param name End of the class name.
 * @returns Class name and text for antd's field.
 */
export function useInputProps(name: string, { className, value, defaultValue }: Given) {
  const { getPrefixCls } = useContext(ConfigProvider.ConfigContext);
  return {
    className: [getPrefixCls(`ext-${name}`), className].filter(Boolean).join(' '),
    value: readText(value),
    defaultValue: readText(defaultValue),
  };
}
