/** Makes a CSV file that Excel opens as UTF-8. A text that Excel would take for a formula is kept a text. */
export function toCsv(rows: (string | number)[][]): string {
  const toCell = (value: string | number) => {
    const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\ufeff${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}`;
}
