import { type BuildOptions, buildSync } from 'esbuild';

/**
 * Bundles a script as an app would, for production.
 *
 * @param options of esbuild: where the script is, and what differs
 * @returns the code
 */
export function bundle(options: BuildOptions): string {
  const { outputFiles } = buildSync({
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
