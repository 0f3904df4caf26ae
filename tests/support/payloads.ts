import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decompressFromBase64 } from 'lz-string';
import { globSync } from 'tinyglobby';
import { importsOf } from '../../.dumi/theme/common/sandbox/imports';
import type { DemoAsset } from '../../.dumi/theme/common/sandbox/toSandboxDemo';
import type { Files } from '../../.dumi/theme/common/sandbox/types';
import { toShownCode } from '../../.dumi/theme/plugin/markdown/toShownCode';

const STACKBLITZ_FILE = /^project\[files\]\[(.+)\]$/;

/** The files of the project that StackBlitz makes of a form. */
export function filesInStackBlitz(fields: Record<string, string>): Files {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => {
      const [, file] = STACKBLITZ_FILE.exec(name) ?? [];
      return file ? [[file, text]] : [];
    }),
  );
}

/** The files of the sandbox that CodeSandbox makes of a form. */
export function filesInCodeSandbox({ parameters = '' }: Record<string, string>): Files {
  const json = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  const { files }: { files: Record<string, { content: string }> } = JSON.parse(json);
  return Object.fromEntries(Object.entries(files).map(([file, { content }]) => [file, content]));
}

/** Every demo of the pages, by a name that is fit for a folder, as dumi hands it to its card. */
export function readDemoAssets(root: string): Record<string, DemoAsset> {
  const docs = path.join(root, 'docs');
  // A file that another one imports is a part of that demo.
  const files = globSync('**/demo/**/[a-z]*.tsx', { cwd: docs }).sort();
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.tsx$/, '').replaceAll('/', '-'), assetOf(docs, file)]),
  );
}

function assetOf(docs: string, file: string): DemoAsset {
  const folder = path.join(docs, path.dirname(file));
  const dependencies: DemoAsset['dependencies'] = {};
  const add = (name: string, source: string) => {
    const code = readFileSync(path.join(folder, source), 'utf8');
    const value = toShownCode([{ name: source, code }], 'zh-CN')[0]?.code ?? '';
    dependencies[name] = { type: 'FILE', value };
    for (const { from } of importsOf(value)) {
      if (!from.startsWith('.')) continue;
      const [found] = globSync([from, `${from}.{ts,tsx}`].map(path.posix.normalize), {
        cwd: folder,
      });
      // dumi names them so.
      const name = `./${found}`;
      if (found && !(name in dependencies)) add(name, found);
    }
  };
  add('index.tsx', path.basename(file));
  return { title: file, description: '', entry: 'index.tsx', dependencies };
}
