/** One line of the table: a quantity, its limit, and what each run measured. */
export interface Row {
  name: string;
  unit: 'ms' | 'KiB' | '';
  budget: number;
  values: readonly number[];
}

/** Runs of a quiet machine lie closer together than this share of their median. */
const QUIET_SPREAD = 0.3;
/** Below this a spread is a matter of single frames, in ms. */
const LEAST_TIME_MS = 100;

/** The value in the middle; of an even number, halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The table's lines: median, budget, whether it is kept, and the least and greatest value. */
export function formatTable(rows: readonly Row[]): string[] {
  const cells = rows.map(({ name, unit, budget, values }) => [
    name,
    format(median(values), unit),
    `≤ ${format(budget, unit)}`,
    median(values) <= budget ? 'kept' : 'OVER',
    formatSpread(values, unit),
  ]);
  return alignColumns([['', 'median', 'budget', '', 'runs'], ...cells], [1, 2]);
}

/**
 * Pads the cells of each column to one width.
 *
 * @param right the columns whose cells stand at the right
 */
export function alignColumns(rows: readonly string[][], right: readonly number[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        right.includes(column) ? cell.padStart(widthOf(column)) : cell.padEnd(widthOf(column)),
      )
      .join('   ')
      .trimEnd(),
  );
}

/** What to know before believing the table: how much is over budget, and whether the machine was busy. */
export function summarize(rows: readonly Row[]): string[] {
  const over = rows.filter(({ values, budget }) => median(values) > budget).length;
  return [
    over ? `${over} of ${rows.length} over budget` : 'all within budget',
    ...warnOfNoise(rows),
  ];
}

/** A line with the rows whose runs differ too much to be believed, if there are any. */
export function warnOfNoise(rows: readonly Omit<Row, 'budget'>[]): string[] {
  const names = rows.filter(isRestless).map(({ name }) => name);
  if (names.length === 0) return [];
  return [`the machine was busy: runs differ by more than 30 % in ${names.join('; ')}`];
}

function isRestless({ unit, values }: Omit<Row, 'budget'>): boolean {
  const middle = median(values);
  if (unit !== 'ms' || middle < LEAST_TIME_MS) return false;
  return (Math.max(...values) - Math.min(...values)) / middle > QUIET_SPREAD;
}

/** The least and the greatest value. */
export function formatSpread(values: readonly number[], unit: Row['unit']): string {
  return `${format(Math.min(...values), unit)} – ${format(Math.max(...values), unit)}`;
}

/** A value with its unit. */
export function format(value: number, unit: Row['unit']): string {
  if (unit === '') return value.toFixed(3);
  return `${unit === 'KiB' ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
