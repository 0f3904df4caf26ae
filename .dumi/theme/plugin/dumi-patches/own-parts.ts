import path from 'node:path';
import type { IApi } from 'dumi';
import type { Chain } from '../types';
import { mustFind } from './mustFind';

const THEME = path.resolve(__dirname, '../..');
const PATCH = 'own-parts';

/** Builtins of dumi's default theme that no page uses; each would add its code to every page. */
const UNUSED_BUILTINS = ['Badge', 'CodeGroup', 'Tree'];

/** What a page's Markdown becomes where dumi would use its own client. */
const REPLACED_BUILTINS = {
  DumiDemo: 'builtins/Previewer/DumiDemo',
  DumiDemoGrid: 'builtins/Previewer/DumiDemo',
  Link: 'runtime/Link',
};

interface ThemeData {
  builtins: Record<string, { specifier: string; source: string }>;
}

/**
 * What: puts our own parts where dumi has no slot for them: the components behind `<code src>` and behind links;
 * leaves unused builtins out.
 * Why: dumi's components pull its whole client, with live editing and all of antd, into every page. The site has a
 * runtime of its own (runtime/).
 * Upstream: live editing has no switch (FAQ of dumi: it goes with `babel-plugin-import`).
 * Without it: every page loads some 200 KiB more.
 */
export default (api: IApi) => {
  api.register({
    key: 'modifyTheme',
    fn: (theme: ThemeData) => {
      for (const name of UNUSED_BUILTINS) {
        mustFind(theme.builtins[name], PATCH, `the builtin ${name}`);
        delete theme.builtins[name];
      }
      return theme;
    },
  });

  api.register({
    key: 'modifyAppData',
    // dumi adds its own while it prepares the theme, which is before umi's app data.
    stage: 1,
    fn: (memo: unknown) => {
      // dumi puts the theme there without telling the types of umi's service.
      const { themeData } = api.service as unknown as { themeData: ThemeData };
      for (const [name, file] of Object.entries(REPLACED_BUILTINS)) {
        mustFind(themeData.builtins[name], PATCH, `the builtin ${name}`);
        themeData.builtins[name] = { specifier: `{ ${name} }`, source: path.join(THEME, file) };
      }
      return memo;
    },
  });

  // After dumi has set up its loaders.
  api.register({
    key: 'chainWebpack',
    stage: Number.POSITIVE_INFINITY,
    fn: leaveUnusedOut,
  });
};

/** A page's module imports every builtin; of them, only what the page uses comes along. */
function leaveUnusedOut(memo: Chain) {
  memo.module
    .rule('builtins-are-pure')
    .test(/[\\/]\.dumi[\\/]theme[\\/](builtins|common)[\\/].*\.tsx$/)
    .sideEffects(false);
  return memo;
}
