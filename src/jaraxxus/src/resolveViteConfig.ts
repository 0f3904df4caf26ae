import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, inFile } from '@mtools/node-utils/internal';
import { loadFor, loadVite } from './loadVite';
import { applyVite } from './mergeConfigs';
import { blockedHostPlugin } from './plugins/blockedHostPlugin';
import { iconPlugin } from './plugins/iconPlugin';
import { mockPlugin } from './plugins/mockPlugin';
import { pagePlugin } from './plugins/pagePlugin';
import { versionPlugin } from './plugins/versionPlugin';
import { PROGRAM } from './program';
import { toViteProxy } from './toViteProxy';
import type { BuildContext, CssConfig, DevServerConfig, JaraxxusConfig } from './types';
import type { InlineConfig, Plugin, UserConfig } from './viteTypes';

/** Port of the servers when the configuration names none. */
export const DEFAULT_PORT = 9876;
/** Width of the design, in px, when `css.px2viewport` is `true`. */
const DESIGN_WIDTH = 375;
/** Where the page is looked for when `indexPath` is left out. */
const INDEX_PATHS = ['public/index.html', 'index.html'];
/** Where `bundleAnalyzerReport` writes, below the project: not in the output, which is deployed. */
export const REPORT = 'node_modules/.cache/jaraxxus/report.html';

export interface ResolveOptions {
  /** Folder of the project, absolute. */
  root: string;
  /** What the configuration is for. */
  context: BuildContext;
  /** Path of the configuration file, for messages. */
  file?: string;
}

/** What all parts of the translation need. */
interface Project extends ResolveOptions {
  config: JaraxxusConfig;
}

/**
 * Translates a configuration into the one which Vite is started with.
 * @param config the configuration, which is checked already
 * @param options see ResolveOptions
 * @throws Error which names the file and the key: for a wrong option, a missing page or entry, a package that an option
 * needs, and an `outputDir` which building would empty although it holds the project or its sources
 * @example
 * const { config, file } = await loadConfig(root);
 * const context = { command: 'build', mode: 'production' } as const;
 * const viteConfig = await resolveViteConfig(config, { root, context, file });
 */
export async function resolveViteConfig(
  config: JaraxxusConfig,
  options: ResolveOptions,
): Promise<InlineConfig> {
  const { root, context, file } = options;
  const project: Project = { ...options, config };
  const paths = inFile(file, () => resolvePaths(project));
  const [{ vite }, server] = await Promise.all([loadVite(root), resolveServer(project)]);
  const { srcDir, entry, outDir } = paths;
  const base: UserConfig = {
    root,
    mode: context.mode,
    base: config.publicPath ?? '/',
    // The pages are served by the plugin; Vite's own fallback knows only an index.html at the root.
    appType: 'custom',
    envPrefix: config.envPrefix ?? 'APP_',
    define: config.define ?? {},
    plugins: await resolvePlugins(project, paths),
    resolve: { alias: [{ find: /^@(?=\/|$)/, replacement: srcDir }] },
    // Vite would look for them in an index.html at the root.
    optimizeDeps: { entries: [path.relative(root, entry).split(path.sep).join('/')] },
    css: await resolveCss(config.css ?? {}, project),
    server: { ...server, open: config.devServer?.open ?? false },
    preview: server,
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: config.assetsDir ?? 'static',
      sourcemap: config.productionSourceMap ? 'hidden' : false,
      // The plugin sets its own for modern browsers.
      ...(!config.legacy && { target: config.targets ?? ['chrome88', 'safari14'] }),
      rollupOptions: {
        input: path.join(root, 'index.html'),
        // In hexadecimal every server can tell a hash from a word, and cache the file for ever.
        output: { hashCharacters: 'hex' },
      },
    },
  };
  const final = await applyVite(base, config.vite, context, vite.mergeConfig);
  if (typeof final !== 'object' || final === null) {
    throw new Error(
      `${file ?? PROGRAM}: the function of option "vite" must return a configuration; it returned ${final}.`,
    );
  }
  // Vite must not read a vite.config file on top of this.
  return { ...final, configFile: false };
}

type Paths = ReturnType<typeof resolvePaths>;

function resolvePaths({ config, root }: Project) {
  const srcDir = path.resolve(root, config.srcDir ?? 'src');
  const publicDir = path.join(root, 'public');
  const outDir = path.resolve(root, config.outputDir ?? 'dist');
  const entry = findFile('entry', [config.entry ?? 'src/index.tsx'], root);
  const pages = config.indexPath === undefined ? INDEX_PATHS : [config.indexPath];
  const indexPath = findFile('indexPath', pages, root);
  checkOutputDir(outDir, { root, srcDir, publicDir });
  const { mock } = config.devServer ?? {};
  const mockFile = mock ? findFile('devServer.mock', [mock], root) : undefined;
  return { srcDir, publicDir, outDir, entry, indexPath, mockFile };
}

async function resolvePlugins(project: Project, paths: Paths) {
  const { config, root, context, file } = project;
  const { react } = await loadVite(root);
  const { indexPath, outDir, entry, publicDir, mockFile } = paths;
  const configName = path.basename(file ?? 'jaraxxus.config.ts');
  const isServer = context.command === 'serve';
  return [
    react(),
    pagePlugin({ root, indexPath, outDir, configName, entry: toUrl(root, entry) }),
    iconPlugin(publicDir),
    blockedHostPlugin(configName),
    // A development server has no version of its own.
    config.versionFile !== false && versionPlugin(isServer ? '' : await versionOf(root)),
    isServer && mockFile !== undefined && mockPlugin(mockFile),
    isServer && config.devServer?.https === true && (await loadSsl(root)),
    !isServer && config.legacy && (await loadLegacy(config.legacy, root)),
    !isServer && config.bundleAnalyzerReport && (await loadVisualizer(root)),
  ];
}

async function versionOf(root: string): Promise<string> {
  const { readPackage } = await import('@mtools/node-utils');
  const { packageJson } = await readPackage(root);
  return packageJson.version ?? '0.0.0';
}

// Types of packages that a project need not have: only what is used of them.
type MakePlugin<Options = void> = { default: (options: Options) => Plugin | Plugin[] };

async function loadSsl(root: string) {
  const plugin = '@vitejs/plugin-basic-ssl';
  const { default: ssl } = await loadFor<MakePlugin>(root, plugin, 'devServer.https');
  return ssl();
}

async function loadLegacy(
  legacy: Exclude<JaraxxusConfig['legacy'], false | undefined>,
  root: string,
) {
  const name = '@vitejs/plugin-legacy';
  const { default: plugin } = await loadFor<MakePlugin<{ targets?: string | string[] }>>(
    root,
    name,
    'legacy',
    `${name} terser`,
  );
  return plugin(legacy === true ? {} : legacy);
}

async function loadVisualizer(root: string) {
  const name = 'rollup-plugin-visualizer';
  const option = 'bundleAnalyzerReport';
  const { visualizer } = await loadFor<{ visualizer: (options: object) => Plugin }>(
    root,
    name,
    option,
  );
  return visualizer({
    filename: path.join(root, REPORT),
    gzipSize: true,
    brotliSize: true,
    title: 'Sizes of the modules',
  });
}

async function resolveServer({ config, root, context, file }: Project) {
  const { port = DEFAULT_PORT, host, allowedHosts = [], https, proxy } = config.devServer ?? {};
  // A build passes nothing on, and must not need node-service.
  const isServer = context.command === 'serve';
  const resolved = isServer ? await toViteProxy(proxy, root, context.mode) : { proxy: {} };
  return {
    port,
    host,
    allowedHosts,
    https: inFile(file, () => readCertificate(https, root)),
    proxy: resolved.proxy,
  };
}

function readCertificate(https: DevServerConfig['https'], root: string) {
  if (typeof https !== 'object') return undefined;
  const read = (part: 'key' | 'cert') =>
    readFileSync(findFile(`devServer.https.${part}`, [https[part]], root));
  return { key: read('key'), cert: read('cert') };
}

async function resolveCss(
  { modules, less, px2viewport }: CssConfig,
  { root, file }: Project,
): Promise<UserConfig['css']> {
  return {
    ...(modules !== undefined && { modules }),
    ...(less && { preprocessorOptions: { less } }),
    ...(px2viewport && { postcss: { plugins: [await loadPx2viewport(px2viewport, root, file)] } }),
  };
}

async function loadPx2viewport(
  px2viewport: true | number | Record<string, unknown>,
  root: string,
  file: string | undefined,
) {
  // Vite takes either its own option or the file of the project.
  const own = readdirSync(root).find((name) => /^(?:postcss\.config\.|\.postcssrc)/.test(name));
  if (own !== undefined) {
    throw new Error(
      `${file ?? PROGRAM}: option "css.px2viewport" cannot be used together with ${own}. Add postcss-px-to-viewport-8-plugin to ${own} and remove the option.`,
    );
  }
  type Px = { default: (options: Record<string, unknown>) => import('postcss').Plugin };
  const name = 'postcss-px-to-viewport-8-plugin';
  const { default: exported } = await loadFor<Px | { default: Px }>(root, name, 'css.px2viewport');
  // A CommonJS module that was compiled from an ECMAScript one arrives one level deeper.
  const plugin = 'default' in exported ? exported.default : exported;
  const given = typeof px2viewport === 'object' ? px2viewport : {};
  const viewportWidth = typeof px2viewport === 'number' ? px2viewport : DESIGN_WIDTH;
  return plugin({ viewportWidth, unitPrecision: 5, minPixelValue: 1, ...given });
}

function findFile(key: string, names: string[], root: string): string {
  const candidates = names.map((name) => path.resolve(root, name));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  const given = names.map((name) => `"${name}"`).join(' or ');
  throw problem(
    key,
    `option "${key}" is ${given}, but there is no such file. Looked for: ${candidates.join(', ')}.`,
  );
}

function checkOutputDir(
  outDir: string,
  { root, srcDir, publicDir }: { root: string; srcDir: string; publicDir: string },
): void {
  const holdsSources = [root, srcDir, publicDir].some((folder) => contains(outDir, folder));
  if (!holdsSources && !contains(srcDir, outDir) && !contains(publicDir, outDir)) return;
  throw problem(
    'outputDir',
    `option "outputDir" must be a separate folder, because each build empties it; ${outDir} contains the project or belongs to its sources.`,
  );
}

/** One thing that is wrong with one option. */
function problem(key: string, message: string): ConfigError {
  return new ConfigError([{ path: key.split('.'), message }], PROGRAM);
}

function contains(folder: string, other: string): boolean {
  const below = path.relative(folder, other);
  return (
    below === '' ||
    (below !== '..' && !below.startsWith(`..${path.sep}`) && !path.isAbsolute(below))
  );
}

/** The URL under which the development server knows a file: `/@fs/` for one outside the project. */
function toUrl(root: string, file: string): string {
  const below = path.relative(root, file).split(path.sep).join('/');
  return contains(root, file) ? `/${below}` : `/@fs${file.split(path.sep).join('/')}`;
}
