import type { IApi } from 'dumi';
import type { Chain } from '../types';
import { build } from './build';
import type { BundlerOptions } from './createConfig';
import { startDevServer } from './devServer';
import { refuseSecondServer } from './singleServer';
import { toRspack } from './toRspack';

/**
 * Compiles the site with Rspack in place of umi's webpack: the same configuration, plugins and runtime,
 * ten times as fast.
 */
export default (api: IApi) => {
  api.onStart(async () => {
    if (api.name !== 'dev') return;
    await refuseSecondServer(api);
    // umi's own check of its configuration ends the process when there is a mistake in it (restartOnChange).
    if (api.service.configManager) api.service.configManager.watch = () => async () => undefined;
  });

  api.onBeforeCompiler({
    // Before umi looks which builder compiles the server's half: it knows none of this name.
    stage: -1,
    fn: () => {
      if (api.config.ssr) api.config.ssr.builder = 'rspack';
    },
  });

  api.register({
    key: 'chainWebpack',
    // After everybody else.
    stage: Number.POSITIVE_INFINITY,
    fn: async (memo: Chain, { ssr = false }: { ssr?: boolean }) => {
      const { rspack } = await import('@rspack/core');
      return toRspack(memo, { api, rspack, ssr });
    },
  });

  api.register({
    key: 'modifyUniBundler',
    // umi's own has the stage 0.
    stage: 1,
    fn: () => ({
      dev: (options: BundlerOptions) => startDevServer(api, options),
      build: (options: BundlerOptions) => build(api, options),
    }),
  });
};
