import path from 'node:path';
import type { IApi } from 'dumi';
import { hashFiles } from '../cache/hashFiles';
import { inChild } from '../cache/inChild';
import type { ThemeTokensData } from './readThemes';

interface Tokens {
  themes: ThemeTokensData;
  css: string;
}

/**
 * Writes what pages show of the library's themes, computed by antd at build time, so that no reader
 * has to load antd for it: `@@/theme-tokens/themes.json` for the `ThemeTokens` builtin and
 * `@@/theme-tokens/board.css` for the picture of the home page's board.
 */
export default (api: IApi) => {
  api.onGenerateFiles(async () => {
    const { cwd } = api;
    const code = path.relative(cwd, __dirname);
    const key = hashFiles(cwd, [
      'src/antd-ext/src/themes/**',
      'node_modules/antd/package.json',
      `${code}/*.ts`,
    ]);
    const script = path.join(__dirname, 'script.ts');
    const { themes, css } = await inChild<Tokens>({ cwd, name: 'theme-tokens', key, script });
    const write = (file: string, content: string) =>
      api.writeTmpFile({ noPluginDir: true, path: `theme-tokens/${file}`, content });
    write('themes.json', JSON.stringify(themes));
    write('board.css', css);
  });
};
