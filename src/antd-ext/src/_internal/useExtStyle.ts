import { type CSSObject, useStyleRegister } from '@ant-design/cssinjs';
import { theme as antdTheme, type GlobalToken } from 'antd';
import { useAntdConfig } from './useAntdConfig';

/** Where antd keeps the CSS variables of a page without a theme. */
const ROOT_VARIABLES = 'css-var-root';

/**
 * Registers styles with antd's own registry, which brings them to the page with the nonce, to the server's
 * extracted styles, and into the cascade layer, if there is one.
 *
 * @param name What the styles are for.
 * @param prefix Class name of the root element.
 * @param generate Makes the styles of tokens, which are references to CSS variables.
 * @returns Class names for the root element: the scope of the styles and that of the CSS variables.
 */
export function useExtStyle(
  name: string,
  prefix: string,
  generate: (prefix: string, token: GlobalToken) => CSSObject,
): string[] {
  const { csp, theme: config } = useAntdConfig();
  const { theme, token, hashId, cssVar } = antdTheme.useToken();
  useStyleRegister(
    {
      theme,
      token,
      hashId,
      path: [name, prefix],
      nonce: csp?.nonce,
      layer: { name: 'antd' },
    },
    () => generate(prefix, cssVar),
  );
  return [hashId, config?.cssVar?.key ?? ROOT_VARIABLES];
}
