import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { IApi } from 'dumi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundlerOptions, createConfig, type Middleware } from '../bundler/createConfig';
import { requireFromUmi } from '../bundler/requireFromUmi';
import { toRspack } from '../bundler/toRspack';
import type { TransformedPage } from '../markdown/transformPage';
import chunks from './chunks';
import lazyStyles from './lazy-styles';
import { asksGit } from './no-git-log';
import { rehypeDemoLoader } from './rehype-demo-loader';
import { removeRules } from './remove-rules';
import { makeMiddlewares, withoutStatusPage } from './umi-middlewares';

const require = createRequire(import.meta.url);
const root = path.resolve(__dirname, '../../../..');
const dumi = path.dirname(require.resolve('dumi/package.json'));
const fromDumi = (file: string) => require(path.join(dumi, 'dist', file)).default;
const textOf = (file: string) => readFileSync(path.join(dumi, 'dist', file), 'utf8');
const missing = (patch: string) => `.dumi/theme/plugin/dumi-patches/${patch}.ts does not find`;

type Hook = (value?: unknown, args?: unknown) => unknown;

/** Stands for umi while a feature or a patch is set up: keeps the hooks, to be run here. */
function createApi(env: 'production' | 'development' = 'production') {
  const hooks: Record<string, Hook[]> = {};
  const known: Record<string, unknown> = {
    cwd: root,
    env,
    name: 'build',
    config: { locales: [], ssr: {}, targets: { chrome: 99 } },
    appData: {},
    pkg: {},
    paths: { absTmpPath: root },
    ApplyPluginsType: {},
    applyPlugins: async ({ initialValue = [] }: { initialValue?: unknown }) => initialValue,
    register: ({ key, fn }: { key: string; fn: Hook }) => addHook(key, fn),
  };
  const addHook = (key: string, fn: Hook) => {
    hooks[key] = [...(hooks[key] ?? []), fn];
  };
  const api = new Proxy(known, {
    get: (_, name: string) =>
      known[name] ??
      ((given: Hook | { fn: Hook }) =>
        addHook(name, typeof given === 'function' ? given : given.fn)),
  });
  const run = async (key: string, value?: unknown, args?: unknown) => {
    for (const hook of hooks[key] ?? []) await hook(value, args);
    return value;
  };
  // Of the interface of plugins, what a feature needs here is there.
  return { api: api as unknown as IApi, hooks, run };
}

describe('what dumi makes of a page', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mtools-patches-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let page: Pick<TransformedPage, 'content'>;

  const transform = async (source: string, plugins: unknown[]) => {
    const ReactTechStack = fromDumi('techStacks/react.js');
    return fromDumi('loaders/markdown/transformer/index.js')(source, {
      cwd: folder,
      fileAbsPath: path.join(folder, 'page.md'),
      alias: {},
      techStacks: [new ReactTechStack()],
      resolve: { codeBlockMode: 'passive' },
      routes: {},
      locales: [],
      pkg: {},
      extraRehypePlugins: plugins,
    });
  };
  const demo = (name: string) => `<code src="./${name}.tsx">${name}</code>`;

  beforeAll(async () => {
    for (const name of ['a', 'b', 'c'])
      writeFileSync(path.join(folder, `${name}.tsx`), 'export default () => null;\n');
    const block = '```tsx | demo\nexport default () => <p>1</p>;\n```';
    page = await transform(`${demo('a')}\n${demo('b')}\n\n${demo('c')}\n\n${block}\n`, [
      rehypeDemoLoader,
    ]);
  }, 60_000);

  it('rehype-demo-loader', async () => {
    expect(page.content.match(/"loader": \(\) => import\(/g)).toHaveLength(4);
    expect(page.content).toContain('<DemoTools');
    const changeIds = () => (tree: unknown) => {
      const changed = JSON.stringify(tree).replaceAll('\\"id\\":', '\\"name\\":');
      Object.assign(tree as object, JSON.parse(changed));
    };
    await expect(transform(demo('a'), [changeIds, rehypeDemoLoader])).rejects.toThrow(
      missing('rehype-demo-loader'),
    );
  });

  it('no-git-log', () => {
    const code = textOf('loaders/markdown/transformer/remarkMeta.js');
    expect(asksGit(code)).toBe(true);
    expect(asksGit(code.replace('--format', '--pretty'))).toBe(false);
  });
});

describe('the configuration of the bundler', () => {
  const createOptions = (chainWebpack: BundlerOptions['chainWebpack']) =>
    // A configuration is made of these alone.
    ({
      config: { targets: { chrome: 99 }, svgr: {} },
      cwd: root,
      entry: { umi: path.join(root, 'umi.ts') },
      chainWebpack,
      modifyWebpackConfig: async (config: Configuration) => config,
    }) as Partial<BundlerOptions> as BundlerOptions;

  it('remove-rules', async () => {
    const { api } = createApi();
    const { rspack } = await import('@rspack/core');
    const options = createOptions(async (memo, { ssr = false }) => {
      expect(() => removeRules(memo, ['unknown'])).toThrow(missing('remove-rules'));
      toRspack(memo, { api, rspack, ssr });
    });
    const { module } = await createConfig(api, options, 'browser');
    const rules = JSON.stringify(module?.rules);
    expect(rules).toContain('builtin:swc-loader');
    expect(rules).not.toMatch(/babel|less-loader|postcss-loader/);
  });

  it('chunks and lazy-styles', async () => {
    const umi = createApi();
    requireFromUmi('@umijs/preset-umi/dist/features/ssr/ssr').default(umi.api);
    const { api, run } = createApi();
    chunks(api);
    lazyStyles(api);
    const config = { optimization: {}, plugins: [] };
    await umi.run('modifyWebpackConfig', config, { env: 'production', ssr: false });
    await run('modifyWebpackConfig', config);
    expect(config.optimization).toMatchObject({
      chunkIds: 'natural',
      splitChunks: { minSize: 16_000, cacheGroups: { defaultVendors: false, styles: {} } },
    });
    await expect(run('modifyWebpackConfig', {})).rejects.toThrow(missing('chunks'));

    const options = createOptions(async (memo) => {
      await run('chainWebpack', memo);
      expect(memo.plugin('mini-css-extract-plugin').get('args')[0].chunkFilename).toMatch(
        /^lazy\./,
      );
      memo.plugins.delete('mini-css-extract-plugin');
      await expect(run('chainWebpack', memo)).rejects.toThrow(missing('lazy-styles'));
    });
    await createConfig(api, options, 'browser');
  });

  it('umi-middlewares', async () => {
    const { api, hooks } = createApi('development');
    requireFromUmi('@umijs/preset-umi/dist/features/devTool/devTool').default(api);
    const [add] = hooks.addBeforeMiddlewares ?? [];
    const before = (await add?.()) as Middleware[];
    expect(withoutStatusPage(before)).toHaveLength(before.length - 1);
    expect(() => withoutStatusPage([])).toThrow(missing('umi-middlewares'));
    const routes = requireFromUmi('@umijs/preset-umi/dist/commands/dev/createRouteMiddleware');
    const factory = routes.createRouteMiddleware({ api });
    const [middleware] = makeMiddlewares([factory], undefined);
    expect(middleware).toBeTypeOf('function');
    expect(middleware).not.toBe(factory);
    expect(() => makeMiddlewares([], {})).toThrow(missing('umi-middlewares'));
  });
});
