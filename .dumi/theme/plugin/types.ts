import type { IApi } from 'dumi';

type ChainWebpack = Parameters<Parameters<IApi['chainWebpack']>[0]>;

/** umi's configuration of the bundler while plugins change it. */
export type Chain = ChainWebpack[0];

export type ChainRule = ReturnType<Chain['module']['rule']>;
