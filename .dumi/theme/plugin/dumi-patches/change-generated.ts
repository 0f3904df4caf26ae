import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { mustFind } from './mustFind';

type Write = (this: unknown, options: WriteOptions) => void;
interface WriteOptions {
  path: string;
  noPluginDir?: boolean;
  content?: string;
}

/**
 * Changes a file that dumi generates on its way to the disk. To read it there and write it again would
 * be an edit of it each time that any page is saved, for dumi would write its own version first, and
 * all would be compiled once more.
 *
 * @param file its path in the folder of generated files
 */
export function changeGenerated(api: IApi, file: string, change: (source: string) => string): void {
  const method = api.service.pluginMethods.writeTmpFile;
  mustFind(method, 'change-generated', '`api.writeTmpFile`, by which dumi generates files');
  const write = method.fn as Write;
  // umi renders the template of a file as it writes it.
  const draft = file.replace(/(?=\.\w+$)/, '.draft');
  let isWritten = false;
  const writeChanged: Write = function (options) {
    if (options.path !== file) return write.call(this, options);
    isWritten = true;
    write.call(this, { ...options, path: draft });
    const source = readFileSync(path.join(api.paths.absTmpPath, draft), 'utf8');
    write.call(this, { noPluginDir: true, path: file, content: change(source) });
  };
  method.fn = writeChanged;
  api.onGenerateFiles({
    stage: Number.POSITIVE_INFINITY,
    fn: () => mustFind(isWritten, 'change-generated', `the generated file ${file}`),
  });
}
