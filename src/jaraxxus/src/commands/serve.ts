import { existsSync } from 'node:fs';
import path from 'node:path';
import { colors } from '@mtools/node-utils/internal';
import { version } from '../../package.json';
import { describeError } from '../describeError';
import { loadVite } from '../loadVite';
import { restartPlugin } from '../plugins/restartPlugin';
import { DEFAULT_PORT } from '../resolveViteConfig';
import type { DevServerConfig, JaraxxusConfig } from '../types';
import type { InlineConfig } from '../viteTypes';
import { type CommandOptions, type Prepared, prepare } from './prepare';

export interface ServeOptions extends CommandOptions {
  /** What the command line says of the server; it comes before the file. */
  devServer?: DevServerConfig;
}

type Vite = Awaited<ReturnType<typeof loadVite>>['vite'];

/** Starts the development server and prints where it is. It runs until the process is ended. */
export async function start(options: ServeOptions): Promise<void> {
  const startedAt = performance.now();
  // While Vite is being read from the disk, the configuration is loaded.
  const [{ vite }, prepared] = await Promise.all([
    loadVite(options.root),
    prepare(options, 'start', overrideWith(options)),
  ]);
  let server = await launch(prepared);
  announce(vite, startedAt);
  server.printUrls();
  server.bindCLIShortcuts({ print: process.stdout.isTTY });

  async function launch(prepared: Prepared) {
    const files = [...prepared.files, ...serviceFiles(prepared.config, options.root)];
    const created = await vite.createServer({
      ...strictPort(prepared.viteConfig, options),
      plugins: [prepared.viteConfig.plugins, restartPlugin(files, restart)],
    });
    await created.listen().catch(async (error: Error) => {
      await created.close();
      throw portError(error, prepared.config);
    });
    return created;
  }

  /** A mistake in the changed configuration leaves the server as it is. */
  async function restart(file: string): Promise<void> {
    const name = path.relative(options.root, file);
    try {
      const prepared = await prepare(options, 'start', overrideWith(options));
      await server.close();
      server = await launch(prepared);
      process.stdout.write(`${name} has changed: the server was restarted\n`);
    } catch (error) {
      process.stderr.write(`${colors.red(describeError(error, options.root))}\n`);
    }
  }
}

/** Serves what was built, as it is. It runs until the process is ended. */
export async function preview(options: ServeOptions): Promise<void> {
  const startedAt = performance.now();
  const { vite } = await loadVite(options.root);
  const { viteConfig, config } = await prepare(options, 'preview', overrideWith(options));
  const outDir = path.resolve(options.root, viteConfig.build?.outDir ?? 'dist');
  if (!existsSync(path.join(outDir, 'index.html'))) {
    throw new Error(`jaraxxus: there is no build in ${outDir}. Run \`jaraxxus build\` first.`);
  }
  const server = await vite.preview(strictPort(viteConfig, options)).catch((error: Error) => {
    throw portError(error, config);
  });
  announce(vite, startedAt);
  server.printUrls();
}

/** Only what was given: an absent option must not hide the one of the file. */
function overrideWith({ devServer }: ServeOptions) {
  return (config: JaraxxusConfig): JaraxxusConfig => ({
    ...config,
    devServer: { ...config.devServer, ...devServer },
  });
}

/** A port of the command line is meant exactly; that of the file gives way to the next free one. */
function strictPort(config: InlineConfig, { devServer }: ServeOptions): InlineConfig {
  if (devServer?.port === undefined) return config;
  return {
    ...config,
    server: { ...config.server, strictPort: true },
    preview: { ...config.preview, strictPort: true },
  };
}

function portError(error: Error, { devServer }: JaraxxusConfig): Error {
  if (!/already in use|EADDRINUSE/.test(error.message)) return error;
  const port = devServer?.port ?? DEFAULT_PORT;
  return new Error(`jaraxxus: port ${port} is in use. Choose another with --port.`, {
    cause: error,
  });
}

/** The file that `proxy: 'service'` reads. */
function serviceFiles({ devServer }: JaraxxusConfig, root: string): string[] {
  if (devServer?.proxy !== 'service') return [];
  const names = ['ts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `service.config.${ending}`);
  return names.map((name) => path.join(root, name)).filter((file) => existsSync(file));
}

function announce(vite: Vite, startedAt: number): void {
  const ms = Math.round(performance.now() - startedAt);
  process.stdout.write(
    `\n${colors.cyan('jaraxxus')} ${version} with Vite ${vite.version}, ready in ${ms} ms\n`,
  );
}
