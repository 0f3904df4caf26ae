import { useStyleRegister } from '@ant-design/cssinjs';
import { theme as antdTheme, ConfigProvider } from 'antd';
import { useContext } from 'react';
import { genOutlineStyle } from './genOutlineStyle';

/** Where antd keeps the CSS variables of a page without a theme. */
const ROOT_VARIABLES = 'css-var-root';

/**
 * Registers the styles with antd's own registry, which brings them to the page with the nonce, to the server's
 * extracted styles, and into the cascade layer, if there is one.
 *
 * @returns Class names for the root element: the scope of the styles and that of the CSS variables.
 */
export function useOutlineStyle(prefix: string): string[] {
  const { csp, theme: config } = useContext(ConfigProvider.ConfigContext);
  const { theme, token, hashId, cssVar } = antdTheme.useToken();
  useStyleRegister(
    {
      theme,
      token,
      hashId,
      path: ['OutlineField', prefix],
      nonce: () => csp?.nonce ?? '',
      layer: { name: 'antd' },
    },
    () => genOutlineStyle(prefix, cssVar),
  );
  return [hashId, config?.cssVar?.key ?? ROOT_VARIABLES];
}
