import type { IApi } from 'dumi';
import { boardCss } from './boardCss';
import { readThemes } from './readThemes';

/**
 * Writes what pages show of the library's themes, computed by antd at build time, so that no reader
 * has to load antd for it: `@@/theme-tokens/themes.json` for the `ThemeTokens` builtin and
 * `@@/theme-tokens/board.css` for the picture of the home page's board. The themes are loaded together
 * with this plugin; while writing, a change of one shows after a restart.
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => {
    api.writeTmpFile({
      noPluginDir: true,
      path: 'theme-tokens/themes.json',
      content: JSON.stringify(readThemes()),
    });
    api.writeTmpFile({
      noPluginDir: true,
      path: 'theme-tokens/board.css',
      content: boardCss(),
    });
  });
};
