import path from 'node:path';
import type { IApi } from 'dumi';

const THEME = path.resolve(__dirname, '..');

/** Builtins of dumi's default theme that no page uses; each would add its code to every page. */
const UNUSED_BUILTINS = ['Badge', 'CodeGroup', 'Tree'];

interface ThemeData {
  builtins: Record<string, { specifier: string; source: string }>;
  locales: Record<string, Record<string, string>>;
}

/**
 * Puts our own parts where dumi has no slot for them: the component behind `<code src>` and the page
 * of the isolated demo. Both of dumi's pull live editing, and with it all of antd, into every page.
 */
export default (api: IApi) => {
  api.register({
    key: 'modifyTheme',
    fn: (theme: ThemeData) => {
      for (const name of UNUSED_BUILTINS) delete theme.builtins[name];
      // Our messages are complete; dumi's would travel with them to every reader.
      return { ...theme, locales: {} };
    },
  });

  api.register({
    key: 'modifyAppData',
    // dumi adds its own two while it prepares the theme, which is before umi's app data.
    stage: 1,
    fn: (memo: unknown) => {
      const { themeData } = api.service as unknown as { themeData: ThemeData };
      const source = path.join(THEME, 'common/demo/DumiDemo');
      themeData.builtins.DumiDemo = { specifier: '{ DumiDemo }', source };
      themeData.builtins.DumiDemoGrid = { specifier: '{ DumiDemoGrid }', source };
      return memo;
    },
  });

  api.chainWebpack((memo) => {
    // dumi does not declare it, so webpack would keep its search worker, live editor and sandbox
    // clients in the entry script although nothing of ours imports them.
    memo.module
      .rule('dumi-client-is-pure')
      .test(/[\\/]dumi[\\/]dist[\\/]client[\\/].*\.js$/)
      .sideEffects(false);
    return memo;
  });

  api.modifyRoutes((routes) => {
    const demo = routes['demo-render'];
    if (demo) demo.file = path.join(THEME, 'layouts/DemoLayout/DemoPage.tsx');
    return routes;
  });
};
