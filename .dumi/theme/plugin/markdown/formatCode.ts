import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/** A file's code, and what it is written in. */
export interface CodeFile {
  code: string;
  extension: 'ts' | 'tsx' | 'js' | 'jsx';
}

const known = new Map<string, string>();

/**
 * Formats code as the repository's own is. All files are formatted by one process: to start it takes far longer than
 * what it does.
 *
 * @throws Error if one of them cannot be parsed
 */
export function format(files: readonly CodeFile[]): string[] {
  const unknown = files.filter((file) => !known.has(keyOf(file)));
  if (unknown.length > 0) {
    const formatted = run(unknown);
    for (const [index, file] of unknown.entries()) known.set(keyOf(file), formatted[index] ?? '');
  }
  return files.map((file) => known.get(keyOf(file)) ?? '');
}

const keyOf = ({ code, extension }: CodeFile) => `${extension} ${code}`;

function run(files: readonly CodeFile[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'mtools-format-'));
  try {
    const names = files.map(({ extension }, index) => path.join(folder, `${index}.${extension}`));
    for (const [index, { code }] of files.entries()) writeFileSync(names[index] ?? '', code);
    // Biome looks for .gitignore only in the folder of its configuration and below.
    const config = {
      extends: [path.join(ROOT, 'biome.json')],
      vcs: { enabled: false },
    };
    writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config));
    const [command = '', ...args] = biome();
    const { status, stderr, error } = spawnSync(command, [...args, 'format', '--write', folder], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`Biome cannot format the code of a demo:\n${stderr}`);
    return names.map((name) => readFileSync(name, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Biome's program itself: its command starts Node first, and takes five times as long. */
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
