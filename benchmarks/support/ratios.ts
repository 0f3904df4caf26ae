import { rmSync } from 'node:fs';
import { alignColumns, median } from './table';
import { createWorkCopy } from './work-copy';

/** Options of a bench that can measure another commit as well. */
export const comparison = {
  against: {
    type: 'string',
    value: 'commit',
    about: 'measures this commit as well, and prints the ratios',
  },
  json: { type: 'boolean', about: 'prints the numbers as JSON' },
} as const;

/** A quantity of a bench that compares two states of the repository, and what was measured of it. */
export interface Measured {
  name: string;
  unit: 's' | 'MiB';
  values: number[];
}

export interface Runs {
  current: Measured[];
  /** The same of another commit. */
  against?: Measured[];
}

/**
 * Measures copies of the work tree and, if there is one, of a commit to compare with, one after the other.
 *
 * @param measure gets the folder of a copy with its dependencies and without caches
 */
export async function measureCopies(
  measure: (folder: string) => Promise<Measured[]>,
  against: string | undefined,
): Promise<Runs> {
  return {
    against: against ? await measureCopy(measure, against) : undefined,
    current: await measureCopy(measure),
  };
}

async function measureCopy(measure: (folder: string) => Promise<Measured[]>, commit?: string) {
  const folder = createWorkCopy(commit);
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The medians as a table, with the ratio to the other commit; or everything as JSON. */
export function formatRatios(
  { current, against }: Runs,
  { json, against: commit }: { json?: boolean; against?: string },
): string[] {
  if (json) return [JSON.stringify({ commit, current, against }, undefined, 2)];
  const rows = current.map(({ name, unit, values }) => {
    const value = median(values);
    const former = against?.find((measured) => measured.name === name);
    const before = former ? median(former.values) : undefined;
    return [
      name,
      format(value, unit),
      ...(before === undefined ? [] : [format(before, unit), (value / before).toFixed(2)]),
    ];
  });
  const head = commit ? [['', 'now', commit, 'ratio']] : [];
  return alignColumns([...head, ...rows], [1, 2, 3]);
}

const format = (value: number, unit: Measured['unit']) =>
  Number.isNaN(value) ? 'never' : `${unit === 's' ? value.toFixed(2) : Math.round(value)} ${unit}`;
