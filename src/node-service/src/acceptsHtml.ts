/**
 * Tells whether an `Accept` header admits an HTML page, as a browser's navigation does.
 * @param accept the header; none at all admits everything
 * @param explicit true asks for `text/html` by name; a wildcard is then not enough
 */
export function acceptsHtml(accept: string | undefined, explicit = false): boolean {
  if (accept === undefined || accept.trim() === '') return !explicit;
  const names = explicit ? ['text/html'] : ['text/html', 'text/*', '*/*'];
  const weights = new Map(accept.split(',').map(parseMediaRange));
  // The most specific range that matches decides, so `text/html;q=0, */*` is a no.
  const name = names.find((candidate) => weights.has(candidate));
  return name !== undefined && weights.get(name) !== 0;
}

function parseMediaRange(range: string): [name: string, weight: number] {
  const [name = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase());
  const q = params.find((param) => param.startsWith('q='));
  return [name, q === undefined ? 1 : Number(q.slice(2))];
}
