import type { IApi } from 'dumi';

/** Lets the build's server draw demos (common/demo/picture): there, `x.server.tsx` stands in for `x.ts`. */
export default (api: IApi) => {
  api.chainWebpack((memo, { ssr }) => {
    if (ssr) memo.resolve.extensions.prepend('.server.tsx');
    return memo;
  });
};
