import { existsSync, readFileSync } from 'node:fs';

/** `debug: true` in the comment that begins a demo's code, as dumi reads it. */
const DEBUG_CODE = /^\s*\/\*\*(?:(?!\*\/)[\s\S])*\bdebug:\s*true\b/;

const DEBUG_ATTRIBUTE = /(^|\s)debug(?=\s|=|\/|$)/;

/** Whether the attributes of a `<code src>` say that it is of use to writers only. */
export function isDebugTag(attributes: string): boolean {
  return DEBUG_ATTRIBUTE.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'));
}

/** Whether the code of a demo says so itself. */
export function isDebugCode(code: string): boolean {
  return DEBUG_CODE.test(code);
}

/** Whether the file of a demo says so. That a file is not there is told by the checks, with the line. */
export function isDebugFile(file: string): boolean {
  return existsSync(file) && isDebugCode(readFileSync(file, 'utf8'));
}
