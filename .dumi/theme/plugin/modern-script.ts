import type { IApi } from 'dumi';

/**
 * Keeps the script in the language of the browsers that the site supports. umi hands `targets` to
 * Babel, whose presets do not look there: without this every class, spread and `async` of ours would
 * be rewritten for browsers of 2015. A shim of Node's `process` is left out too: what asks for it
 * (React) only looks whether it is there.
 */
export default (api: IApi) => {
  api.modifyBabelPresetOpts((options) => {
    options.presetEnv = { ...options.presetEnv, targets: api.config.targets };
    return options;
  });

  api.chainWebpack((memo) => {
    memo.plugin('node-polyfill-provider').tap(([{ process: _shim, ...provided }]) => [provided]);
    return memo;
  });
};
