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
    `${format(Math.min(...values), unit)} – ${format(Math.max(...values), unit)}`,
  ]);
  const head = ['', 'median', 'budget', '', 'runs'];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...cells].map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('   ')
      .trimEnd(),
  );
}

/** What to know before believing the table: how much is over budget, and whether the machine was busy. */
export function summarize(rows: readonly Row[]): string[] {
  const over = rows.filter(({ values, budget }) => median(values) > budget).length;
  const restless = rows.filter(isRestless).map(({ name }) => name);
  const lines = [over ? `${over} of ${rows.length} over budget` : 'all within budget'];
  if (restless.length > 0) {
    lines.push(`the machine was busy: runs differ by more than 30 % in ${restless.join('; ')}`);
  }
  return lines;
}

function isRestless({ unit, values }: Row): boolean {
  const middle = median(values);
  if (unit !== 'ms' || middle < LEAST_TIME_MS) return false;
  return (Math.max(...values) - Math.min(...values)) / middle > QUIET_SPREAD;
}

function format(value: number, unit: Row['unit']): string {
  if (unit === '') return value.toFixed(3);
  return `${unit === 'KiB' ? value.toFixed(1) : Math.round(value)} ${unit}`;
}

/** The page whose `<main>` holds the most text. */
export function mostText(pages: readonly { name: string; html: string }[]): string {
  const lengths = pages.map(({ name, html }) => ({ name, length: textLength(html) }));
  const [longest] = lengths.sort((a, b) => b.length - a.length);
  if (!longest) throw new Error('The built site has no pages');
  return longest.name;
}

function textLength(html: string): number {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ').length;
}
