import type { IApi } from 'dumi';
import { addCode } from './addCode';
import { toScope } from './toScope';

type Parse = (code: string, options: unknown) => unknown;

/**
 * What a reader may see and edit of a demo comes with the demo: see addCode and toScope. Both change
 * the text of a module before Babel parses it. A loader of our own would have to be JavaScript, because
 * webpack imports it itself, at a time when umi no longer compiles what is imported.
 */
export default (api: IApi) => {
  api.register({
    key: 'chainWebpack',
    // After dumi has set up its loaders.
    stage: Number.POSITIVE_INFINITY,
    fn: (memo: Parameters<Parameters<IApi['chainWebpack']>[0]>[0]) => {
      const babel = memo.module.rule('dumi-md').oneOf('md-demo').use('babel-loader');
      babel.tap((options) => ({
        ...options,
        plugins: [...(options.plugins ?? []), rewrite(addCode)],
      }));
      memo.module
        .rule('demo-scope')
        .enforce('pre')
        .resourceQuery(/^\?scope$/)
        .use('demo-scope')
        .loader(babel.get('loader'))
        .options({ babelrc: false, configFile: false, plugins: [rewrite(toScope)] });
      return memo;
    },
  });
};

/** A Babel plugin that changes the text of a module. */
function rewrite(change: (code: string) => string) {
  return () => ({
    parserOverride: (code: string, options: unknown, parse: Parse) => parse(change(code), options),
  });
}
