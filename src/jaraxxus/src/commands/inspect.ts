import { inspect as show } from 'node:util';
import { colors } from '@mtools/node-utils/internal';
import { type CommandOptions, prepare } from './prepare';

/** Prints the configuration which Vite gets. */
export async function inspect(
  options: CommandOptions,
  command: 'start' | 'build' = 'build',
): Promise<void> {
  const { viteConfig, files } = await prepare(options, command);
  const sources = files.length > 0 ? files.join(', ') : 'no configuration file';
  const text = show(viteConfig, { depth: 6, colors: colors.isColorSupported, sorted: true });
  process.stdout.write(`${colors.dim(`// ${command}, from ${sources}`)}\n${text}\n`);
}
