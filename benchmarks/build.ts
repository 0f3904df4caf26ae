import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { defineBench } from './support/bench';
import { type Build, buildSite } from './support/build-site';
import { comparison, formatRatios, type Measured, measureCopies } from './support/ratios';

function toMeasured(cache: string, builds: readonly Build[]): Measured[] {
  const parts = builds[0]?.parts ?? [];
  return [
    { name: cache, unit: 's', values: builds.map(({ seconds }) => seconds) },
    ...parts.map(({ name }, index) => ({
      name: `${cache}: ${name}`,
      unit: 's' as const,
      values: builds.map(({ parts }) => parts[index]?.seconds ?? Number.NaN),
    })),
    { name: `${cache}: memory`, unit: 'MiB', values: builds.map(({ memory }) => memory) },
  ];
}

export default defineBench({
  about: `Prints how long the build takes, its parts, and its memory: with nothing kept from an earlier one
(cold), and after a change in one page (warm).`,
  options: {
    ...comparison,
    runs: { type: 'number', about: 'warm builds; the median is printed', default: 3 },
  },
  async run({ options }) {
    const copies = await measureCopies(async (folder) => {
      const cold = await buildSite(folder);
      const warm: Build[] = [];
      for (let run = 1; run <= options.runs; run += 1) {
        appendFileSync(path.join(folder, 'docs/guide/node-utils.md'), `\nBench ${run}.\n`);
        warm.push(await buildSite(folder));
      }
      return [...toMeasured('cold', [cold]), ...toMeasured('warm', warm)];
    }, options.against);
    return formatRatios(copies, options);
  },
});
