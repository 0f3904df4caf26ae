import { logger } from 'dumi/plugin-utils';

/** How far the compilation is that a writer waits for. */
export interface Progress {
  /** From 0 to 1. */
  share: number;
  /** What is being done, as Rspack says it. */
  step: string;
  done: boolean;
}

/** Pause between two versions of the line in the terminal, in ms. */
const INTERVAL = 100;

/**
 * Keeps how far the compilation is, and shows it in the terminal: as one line that is rewritten, or, where
 * the output is no terminal, as a line at the beginning and one at the end.
 */
export function createProgress(output: NodeJS.WriteStream = process.stdout) {
  const progress: Progress = { share: 0, step: '', done: false };
  let shownAt = 0;

  return {
    progress,
    /** @param what is compiled, for the terminal; without it nothing is said */
    start(what?: string) {
      Object.assign(progress, { share: 0, step: '', done: false });
      if (what && !output.isTTY) logger.wait(`Compiling ${what}…`);
    },
    update(share: number, step: string) {
      Object.assign(progress, { share, step });
      if (!output.isTTY || Date.now() - shownAt < INTERVAL) return;
      shownAt = Date.now();
      output.write(`\r\x1b[Kwait  - Compiling… ${Math.round(share * 100)} % (${step})`);
    },
    finish(message?: string) {
      Object.assign(progress, { share: 1, step: '', done: true });
      if (output.isTTY) output.write('\r\x1b[K');
      if (message) logger.event(message);
    },
  };
}
