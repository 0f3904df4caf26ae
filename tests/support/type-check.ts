import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

export interface TypedFile {
  /** Name that an error is told with. */
  name: string;
  lang: string;
  code: string;
  /** Line on which the code begins where it comes from. */
  line: number;
  /** Path in the program, for files that import each other; others get one of their own. */
  path?: string;
}

/**
 * Checks the types of code, all in one program, as files of a project with its own `node_modules`.
 *
 * @param project folder of the project
 * @param files modules
 * @param ofWorkspace whether `@mtools/*` are the sources of the repository, in place of the project's own packages
 * @returns the errors, each as `name:line:column error TS2322: …`
 * @throws Error if TypeScript has not looked at the files
 */
export function checkTypes(
  project: string,
  files: readonly TypedFile[],
  ofWorkspace = false,
): string[] {
  const folder = path.join(project, 'checked');
  mkdirSync(folder, { recursive: true });
  const byPath = new Map<string, TypedFile>();
  files.forEach((file, index) => {
    const name = file.path ?? `${index}.${file.lang}`;
    byPath.set(name, file);
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    // The lines of an error are those of where the code comes from; an export makes a script a module.
    const lines = '\n'.repeat(file.line - 1);
    writeFileSync(path.join(folder, name), `${lines}${file.code}\nexport {};\n`);
  });
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      // Otherwise what the packages themselves export, and nothing of the workspace.
      ...(!ofWorkspace && { paths: {} }),
      typeRoots: [path.join(root, 'node_modules/@types')],
      allowJs: true,
      checkJs: true,
      noUncheckedIndexedAccess: false,
    },
    files: [...byPath.keys()],
    include: [],
    exclude: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
  return errors.map((line) => {
    const [, name, row, column, text] = /^(.+?)\((\d+),(\d+)\): (.*)$/.exec(line) ?? [];
    const file = byPath.get(name ?? '');
    if (!file) throw new Error(stdout);
    return `${file.name}:${row}:${column} ${text}`;
  });
}
