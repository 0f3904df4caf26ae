import type { PerformanceMeasure } from 'node:perf_hooks';
import type { IApi } from 'dumi';
import { logger } from 'dumi/plugin-utils';
import { mergedDuration } from './mergedDuration';

/**
 * What a build consists of. The search index is made while plugins gather their data, and pictures of demos are drawn
 * while pages are prerendered.
 */
export type Stage =
  | 'plugin data'
  | 'search index'
  | 'server compilation'
  | 'browser compilation'
  | 'prerendering'
  | 'demo pictures'
  | 'template previews'
  | 'finishing';

/** Tells our entries in the timeline of the process from those of others. */
const DETAIL = 'mtools';

/**
 * Notes how long a part of the build has taken, in the timeline of the process.
 *
 * @param start of `performance.now()`
 */
export function noteStage(stage: Stage, start: number, end = performance.now()): void {
  performance.measure(stage, { start, end, detail: DETAIL });
}

/** Prints at its end how long the build has taken, and each of its parts. */
export default (api: IApi) => {
  if (api.env !== 'production') return;
  let start = 0;
  const begin = <T>(value: T): T => {
    start = performance.now();
    return value;
  };
  const first = Number.NEGATIVE_INFINITY;
  const last = Number.POSITIVE_INFINITY;

  api.onGenerateFiles({ stage: first, fn: () => begin(undefined) });
  api.onGenerateFiles({ stage: last, fn: () => noteStage('plugin data', start) });
  api.modifyExportHTMLFiles({ stage: first, fn: begin });
  api.modifyExportHTMLFiles({
    // This concern is the first of ours: the others do what is to be done with the prerendered pages.
    stage: last,
    fn: (files) => {
      noteStage('prerendering', start);
      return begin(files);
    },
  });
  api.onBuildHtmlComplete({
    stage: last,
    fn: () => {
      noteStage('finishing', start);
      const measures = performance.getEntriesByType('measure') as PerformanceMeasure[];
      const entries = measures.filter(({ detail }) => detail === DETAIL);
      const names = [...new Set(entries.map(({ name }) => name))];
      const parts = names.map((name) => {
        const duration = mergedDuration(entries.filter((entry) => entry.name === name));
        return `${name} ${(duration / 1000).toFixed(1)} s`;
      });
      logger.event(`Built in ${(performance.now() / 1000).toFixed(1)} s: ${parts.join(', ')}`);
    },
  });
};
