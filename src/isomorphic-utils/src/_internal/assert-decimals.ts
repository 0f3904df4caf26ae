/** Throws unless `value` can be a number of decimals. `name` is what the caller calls it. */
export function assertDecimals(value: number, name: string): void {
  if (Number.isInteger(value) && value >= 0 && value <= 100) return;
  throw new RangeError(`${name} must be an integer from 0 to 100, not ${value}.`);
}
