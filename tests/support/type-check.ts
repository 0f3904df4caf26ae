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
  const names = files.map(({ lang, code, line }, index) => {
    const name = `${index}.${lang}`;
    // The lines of an error are those of where the code comes from; an export makes a script a module.
    writeFileSync(path.join(folder, name), `${'\n'.repeat(line - 1)}${code}\nexport {};\n`);
    return name;
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
    files: names,
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
    const [, index, row, column, text] = /^(\d+)\.\w+\((\d+),(\d+)\): (.*)$/.exec(line) ?? [];
    if (index === undefined) throw new Error(stdout);
    return `${files[Number(index)]?.name}:${row}:${column} ${text}`;
  });
}
