import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** A line of a Dockerfile: `FROM`, `COPY` and so on, with what follows it. */
export interface Instruction {
  name: string;
  args: string;
}

/** What a stage ends with. */
export interface Image {
  /** `node:24-slim` or the like. */
  base: string;
  /** Root of its file system. */
  folder: string;
  workdir: string;
  env: Record<string, string>;
  /** The last instruction of each other name: `USER`, `CMD`, `HEALTHCHECK` and so on. */
  settings: Record<string, string>;
}

/** Reads a Dockerfile without comments. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, name, args] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      if (!name || !args) throw new Error(`This is no instruction: ${line}`);
      return { name, args };
    });
}

/**
 * Builds an image as a folder, without Docker.
 *
 * @param context folder with the project
 * @param target folder in which each stage gets one of its own
 * @param run runs the command of a `RUN` in a folder
 * @returns the last stage
 */
export async function buildImage(
  instructions: readonly Instruction[],
  context: string,
  target: string,
  run: (command: string, folder: string) => Promise<void>,
): Promise<Image> {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const { name, args } of instructions) {
    if (name === 'FROM') {
      const [base = '', stage = 'final'] = args.split(' AS ');
      image = { base, folder: path.join(target, stage), workdir: '/', env: {}, settings: {} };
      mkdirSync(image.folder, { recursive: true });
      stages.set(stage, image);
      continue;
    }
    if (!image) throw new Error(`${name} stands before FROM.`);
    const folder = path.join(image.folder, image.workdir);
    if (name === 'WORKDIR') {
      image.workdir = args;
      mkdirSync(path.join(image.folder, args), { recursive: true });
    } else if (name === 'ENV') {
      for (const [, key = '', value = ''] of args.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
    } else if (name === 'COPY') {
      const [, from, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(args) ?? [];
      const source = from ? stages.get(from)?.folder : context;
      if (!source) throw new Error(`There is no stage ${from} before COPY ${args}.`);
      copy(source, folder, paths.split(' '));
    } else if (name === 'RUN') await run(args, folder);
    else image.settings[name] = args;
  }
  if (!image) throw new Error('There is no FROM.');
  return image;
}

/** Copies as `COPY` does: into a target with a slash at its end each by its name, else as that target. */
function copy(source: string, folder: string, paths: readonly string[]): void {
  const target = paths.at(-1) ?? '';
  for (const each of paths.slice(0, -1)) {
    const name = target.endsWith('/') ? path.basename(each) : '';
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync(path.join(source, each), path.join(folder, target, name), options);
  }
}

/** A command in the form of an array, as a line of a shell. */
export function shellLine(args: string): string {
  // Only the array form is used, which needs no shell in the image.
  const words = JSON.parse(args) as string[];
  return `exec ${words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')}`;
}
