import path from 'node:path';
import { loadConfig } from './loadConfig';
import { loadVite } from './loadVite';
import { resolveViteConfig } from './resolveViteConfig';
import type { BuildContext, DevServerConfig } from './types';

/** What the command line adds to the configuration. */
export interface CommandOptions {
  /** Folder of the project, absolute. */
  root: string;
  /** Path of the configuration file, relative to `root`. */
  file?: string;
  /** Vite mode. */
  mode?: string;
}

/** Builds the project into `outputDir`; Vite prints the list of files. */
export async function build(options: CommandOptions): Promise<void> {
  const viteConfig = await resolve(options, {
    command: 'build',
    mode: options.mode ?? 'production',
  });
  const { vite } = await loadVite();
  await vite.build(viteConfig);
}

/**
 * Starts the development server and prints where it is. It runs until the process is ended.
 * @param devServer options which come before those of the file
 */
export async function start(options: CommandOptions, devServer: DevServerConfig = {}) {
  const context: BuildContext = { command: 'serve', mode: options.mode ?? 'development' };
  const viteConfig = await resolve(options, context, devServer);
  const { vite } = await loadVite();
  const server = await vite.createServer(viteConfig);
  await server.listen();
  server.printUrls();
  return server;
}

async function resolve(
  options: CommandOptions,
  context: BuildContext,
  devServer: DevServerConfig = {},
) {
  const root = path.resolve(options.root);
  const { config, file } = await loadConfig(root, { file: options.file, context });
  const merged = { ...config, devServer: { ...config.devServer, ...devServer } };
  return resolveViteConfig(merged, { root, context, file });
}
