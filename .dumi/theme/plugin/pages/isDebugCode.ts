/** `debug: true` in the comment that begins a demo's code, as dumi reads it. */
const DEBUG_CODE = /^\s*\/\*\*(?:(?!\*\/)[\s\S])*\bdebug:\s*true\b/;

/** Whether the code of a demo says that it is of use to writers only. */
export const isDebugCode = (code: string): boolean => DEBUG_CODE.test(code);
