import path from 'node:path';
import type { Plugin } from '../viteTypes';

/** Calls back when one of the files of the configuration has changed. */
export function restartPlugin(files: readonly string[], onChange: (file: string) => void): Plugin {
  return {
    name: 'jaraxxus:restart',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.add([...files]);
      watcher.on('change', (file) => {
        if (files.includes(path.resolve(file))) onChange(file);
      });
    },
  };
}
