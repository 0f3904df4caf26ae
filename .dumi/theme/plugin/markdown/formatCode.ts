import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/**
 * Formats code as the repository's own is.
 *
 * @param name of a file, which says what the code is written in
 * @throws Error if the code cannot be parsed
 */
export function format(code: string, name: string): string {
  const [command = '', ...args] = biome();
  const { status, stdout, stderr, error } = spawnSync(
    command,
    [...args, 'format', `--config-path=${ROOT}`, `--stdin-file-path=${name}`],
    { cwd: ROOT, input: code, encoding: 'utf8' },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`Biome cannot format the code of a demo:\n${stderr}`);
  return stdout;
}

/** Biome's program itself: its command starts Node first, and takes five times as long for a demo. */
function biome(): string[] {
  const script = require.resolve('@biomejs/biome/bin/biome');
  try {
    const program = `@biomejs/cli-${process.platform}-${process.arch}/biome`;
    return [require.resolve(program, { paths: [script] })];
  } catch {
    // On Windows and with musl it has another name.
    return [process.execPath, script];
  }
}
