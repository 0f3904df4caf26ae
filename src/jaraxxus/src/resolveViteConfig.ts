import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './ConfigError';
import { checkConfig } from './checkConfig';
import { htmlPlugin } from './htmlPlugin';
import { loadVite } from './loadVite';
import type { BuildContext, JaraxxusConfig } from './types';
import type { InlineConfig, UserConfig } from './viteTypes';

/** Port of the development server when the configuration names none. */
export const DEFAULT_PORT = 9876;
/** Where the page is looked for when `indexPath` is left out. */
const INDEX_PATHS = ['public/index.html', 'index.html'];

/**
 * Translates a configuration into the one which Vite is started with.
 * @param config the configuration, checked here once more for callers without a file
 * @param options.root folder of the project, absolute
 * @param options.context what the configuration is for
 * @param options.file path of the configuration file, for messages
 * @throws ConfigError for a wrong key, a missing page or entry, and an `outputDir` which building
 * would empty although it holds the project or its sources
 * @example
 * const { config, file } = await loadConfig(root);
 * const context = { command: 'build', mode: 'production' } as const;
 * const viteConfig = await resolveViteConfig(config, { root, context, file });
 */
export async function resolveViteConfig(
  config: JaraxxusConfig,
  options: { root: string; context: BuildContext; file?: string },
): Promise<InlineConfig> {
  const { root, context, file } = options;
  checkConfig(config, file);
  const srcDir = path.resolve(root, config.srcDir ?? 'src');
  const entry = findFile('entry', [config.entry ?? 'src/index.tsx'], root, file);
  const indexPath = findFile(
    'indexPath',
    config.indexPath === undefined ? INDEX_PATHS : [config.indexPath],
    root,
    file,
  );
  const outDir = path.resolve(root, config.outputDir ?? 'dist');
  checkOutputDir(outDir, { root, srcDir, publicDir: path.join(root, 'public') }, file);

  const { vite, react } = await loadVite();
  const base: UserConfig = {
    root,
    mode: context.mode,
    base: config.publicPath ?? '/',
    // The pages are served by the plugin; Vite's own fallback knows only an index.html at the root.
    appType: 'custom',
    plugins: [react(), htmlPlugin({ root, indexPath, entry: toUrl(root, entry) })],
    resolve: { alias: [{ find: /^@(?=\/|$)/, replacement: srcDir }] },
    // Vite would look for them in an index.html at the root.
    optimizeDeps: { entries: [path.relative(root, entry).split(path.sep).join('/')] },
    server: {
      port: config.devServer?.port ?? DEFAULT_PORT,
      host: config.devServer?.host,
      open: config.devServer?.open ?? false,
      proxy: config.devServer?.proxy ?? {},
    },
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: config.assetsDir ?? 'static',
      sourcemap: config.productionSourceMap ? 'hidden' : false,
      rollupOptions: {
        input: path.join(root, 'index.html'),
        // In hexadecimal every server can tell a hash from a word, and cache the file for ever.
        output: { hashCharacters: 'hex' },
      },
    },
  };
  const final =
    typeof config.vite === 'function'
      ? await config.vite(base, context)
      : vite.mergeConfig(base, config.vite ?? {});
  // Vite must not read a vite.config file on top of this.
  return { ...final, configFile: false };
}

function findFile(key: string, names: string[], root: string, file?: string): string {
  const candidates = names.map((name) => path.resolve(root, name));
  const found = candidates.find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new ConfigError(
    `"${key}" is ${names.map((name) => `"${name}"`).join(' or ')}, but there is no such file. Looked for: ${candidates.join(', ')}.`,
    { key, file },
  );
}

function checkOutputDir(
  outDir: string,
  { root, srcDir, publicDir }: { root: string; srcDir: string; publicDir: string },
  file?: string,
): void {
  const holdsSources = [root, srcDir, publicDir].some((folder) => contains(outDir, folder));
  if (!holdsSources && !contains(srcDir, outDir) && !contains(publicDir, outDir)) return;
  throw new ConfigError(
    `"outputDir" must be a folder of its own, because building empties it; ${outDir} holds the project or is part of its sources.`,
    { key: 'outputDir', file },
  );
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
