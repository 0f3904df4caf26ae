import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface CheckOnceOptions {
  /** Absolute path of the file that the value comes from. */
  file: string | undefined;
  /** Version of the program, whose next one may check something else. */
  version: string;
}

/**
 * Runs a check, unless what comes from a file passed it the last time. That is kept below `node_modules/.cache`: to
 * load what the options may be takes longer than the rest of a start.
 *
 * @param value what is checked; a check must not look at more of a function than that it is one
 */
export async function checkOnce(
  value: unknown,
  { file, version }: CheckOnceOptions,
  check: () => Promise<void>,
): Promise<void> {
  const key = keyOf(value, version);
  const marker = file === undefined ? undefined : markerOf(file);
  if (key === undefined || marker === undefined) return check();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === key) return;
  await check();
  try {
    mkdirSync(path.dirname(marker), { recursive: true });
    writeFileSync(marker, key);
  } catch {
    // A folder that cannot be written costs the check each time.
  }
}

/** Where it is kept that a file was right; a project that has nothing installed stays as it is. */
function markerOf(file: string): string | undefined {
  const modules = path.join(path.dirname(file), 'node_modules');
  if (!existsSync(modules)) return undefined;
  return path.join(modules, '.cache/mtools', `${path.basename(file)}.checked`);
}

/** A hash of the value; `undefined` for what JSON cannot hold, such as a circle. */
function keyOf(value: unknown, version: string): string | undefined {
  try {
    const text = JSON.stringify(value, (_key, part: unknown) => {
      if (typeof part === 'function' || part === undefined) return `(${typeof part})`;
      if (typeof part === 'number' && !Number.isFinite(part)) return `(${part})`;
      return part;
    });
    return createHash('sha256').update(`${version}\n${text}`).digest('hex');
  } catch {
    return undefined;
  }
}
