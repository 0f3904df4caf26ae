import type { Plugin } from '../viteTypes';

/** Between two times the line is written. */
const INTERVAL_MS = 100;

/** Shows in a terminal how many modules have been transformed, on one line which is written again. */
export function progressPlugin(stream: NodeJS.WriteStream): Plugin {
  let modules = 0;
  let shownAt = 0;
  const show = (text: string) => stream.write(`\r\u001b[K${text}`);
  return {
    name: 'jaraxxus:progress',
    apply: 'build',
    transform() {
      modules += 1;
      if (performance.now() - shownAt < INTERVAL_MS) return null;
      shownAt = performance.now();
      show(`transforming: ${modules} modules`);
      return null;
    },
    renderStart: () => {
      show(`${modules} modules transformed, writing the chunks`);
    },
    closeBundle: () => {
      show('');
    },
    buildEnd: (error) => {
      if (error) show('');
    },
  };
}
