import { inspect } from 'node:util';

/** The end of a key is compared, so that `set-cookie` and `accessToken` count too. */
const SECRET = /(?:authorization|cookies?|password|token)$/i;

/** Objects deeper than this are named only; requests and sockets lead to everything else in a process. */
const MAX_DEPTH = 8;

/**
 * Returns a copy of a value that can be logged: secrets are replaced, and all of it can be JSON. Never throws.
 */
export function redact(value: unknown): unknown {
  try {
    return copy(value, []);
  } catch {
    // A getter or a proxy that throws.
    return '[Unreadable]';
  }
}

function copy(value: unknown, parents: readonly object[]): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return inspect(value);
  if (typeof value !== 'object' || value === null) return value;
  if (parents.includes(value)) return '[Circular]';
  if (parents.length >= MAX_DEPTH) return `[${value.constructor?.name ?? 'Object'}]`;
  if (ArrayBuffer.isView(value)) return `[${value.constructor.name}: ${value.byteLength} bytes]`;
  const path = [...parents, value];
  if (Array.isArray(value) || value instanceof Set)
    return [...value].map((each) => copy(each, path));
  if (value instanceof Map || value instanceof Headers) {
    return copyEntries(
      [...value].map(([key, each]) => [String(key), each]),
      path,
    );
  }
  if (value instanceof Error) return copyEntries(errorEntries(value), path);
  // Dates and addresses, for example.
  if ('toJSON' in value && typeof value.toJSON === 'function') return copy(value.toJSON(), path);
  return copyEntries(Object.entries(value), path);
}

function copyEntries(entries: readonly [string, unknown][], path: readonly object[]) {
  return Object.fromEntries(
    entries.map(([key, value]) => [key, SECRET.test(key) ? '[Redacted]' : copy(value, path)]),
  );
}

/** The fields of an error are not enumerable, but its own ones, such as the request of an HTTP client, are. */
function errorEntries(error: Error): [string, unknown][] {
  const { name, message, stack, cause } = error;
  const fields: [string, unknown][] = [
    ['name', name],
    ['message', message],
    ['stack', stack],
  ];
  if (cause !== undefined) fields.push(['cause', cause]);
  return [...fields, ...Object.entries(error)];
}
