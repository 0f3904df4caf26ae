import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stripTypes } from '../../common/demo/code/stripTypes';

const ROOT = path.resolve(__dirname, '../../../..');

const known = new Map<string, string>();

/**
 * Makes of a demo the JavaScript that its author would have written: the types are cut out of the text,
 * and Biome, which formats the TypeScript too, closes the gaps. TypeScript's own printer would lose the
 * blank lines.
 *
 * @param code TypeScript with or without JSX
 * @throws Error if the code cannot be parsed
 */
export function toJavaScript(code: string): string {
  const before = known.get(code);
  if (before !== undefined) return before;
  const formatted = format(stripTypes(code));
  known.set(code, formatted);
  return formatted;
}

function format(code: string): string {
  const [command = '', ...args] = biome();
  const { status, stdout, stderr, error } = spawnSync(
    command,
    [...args, 'format', `--config-path=${ROOT}`, '--stdin-file-path=demo.jsx'],
    { cwd: ROOT, input: code, encoding: 'utf8' },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`Biome cannot format the JavaScript of a demo:\n${stderr}`);
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
