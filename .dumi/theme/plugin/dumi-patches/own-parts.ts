import path from 'node:path';
import type { IApi } from 'dumi';
import type { Chain } from '../types';
import { mustFind } from './mustFind';

const THEME = path.resolve(__dirname, '../..');
const PATCH = 'own-parts';

/** Builtins of dumi's default theme that no page uses; each would add its code to every page. */
const UNUSED_BUILTINS = ['Badge', 'CodeGroup', 'Tree'];

interface ThemeData {
  builtins: Record<string, { specifier: string; source: string }>;
  locales: Record<string, Record<string, string>>;
}

/**
 * What: puts our own parts where dumi has no slot for them: the component behind `<code src>`, the page of the
 * isolated demo, and small modules in place of react-intl, rc-util and deepmerge; leaves unused builtins out.
 * Why: dumi's component and page pull live editing, and with it all of antd, into every page.
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
      // Our messages are complete; dumi's would travel with them to every reader.
      return { ...theme, locales: {} };
    },
  });

  api.register({
    key: 'modifyAppData',
    // dumi adds its own two while it prepares the theme, which is before umi's app data.
    stage: 1,
    fn: (memo: unknown) => {
      // dumi puts the theme there without telling the types of umi's service.
      const { themeData } = api.service as unknown as { themeData: ThemeData };
      const source = path.join(THEME, 'builtins/Previewer/DumiDemo');
      for (const name of ['DumiDemo', 'DumiDemoGrid']) {
        mustFind(themeData.builtins[name], PATCH, `the builtin ${name}`);
        themeData.builtins[name] = { specifier: `{ ${name} }`, source };
      }
      return memo;
    },
  });

  api.modifyConfig((memo) => {
    const dumi = path.dirname(require.resolve('dumi/package.json'));
    const folderOf = (name: string) =>
      path.dirname(require.resolve(`${name}/package.json`, { paths: [dumi] }));
    const intl = path.join(THEME, 'common/dumi-aliases/intl');
    Object.assign(memo.alias, {
      // dumi's client imports it by name, its generated code by path.
      'react-intl': intl,
      [folderOf('react-intl')]: intl,
      [folderOf('rc-util')]: path.join(THEME, 'common/dumi-aliases/warning'),
      deepmerge$: path.join(THEME, 'common/dumi-aliases/merge'),
      [folderOf('deepmerge')]: path.join(THEME, 'common/dumi-aliases/merge'),
    });
    return memo;
  });

  // After dumi has set up its loaders.
  api.register({
    key: 'chainWebpack',
    stage: Number.POSITIVE_INFINITY,
    fn: leaveUnusedOut,
  });

  api.modifyRoutes((routes) => {
    const demo = routes['demo-render'];
    mustFind(demo, PATCH, 'the route of the isolated demo');
    demo.file = path.join(THEME, 'layouts/DemoLayout/DemoPage.tsx');
    return routes;
  });
};

/**
 * Of what a page imports, only what it uses comes along. dumi's client does not declare that its modules
 * are pure; and a page's module imports every builtin.
 */
function leaveUnusedOut(memo: Chain) {
  memo.module
    .rule('dumi-client-is-pure')
    .test(/[\\/]dumi[\\/]dist[\\/]client[\\/].*\.js$/)
    .sideEffects(false)
    // Its index re-exports all of react-intl, of which ours has only the part in use.
    .parser({ reexportExportsPresence: false });
  memo.module
    .rule('builtins-are-pure')
    .test(/[\\/]\.dumi[\\/]theme[\\/](builtins|common)[\\/].*\.tsx$/)
    .sideEffects(false);
  return memo;
}
