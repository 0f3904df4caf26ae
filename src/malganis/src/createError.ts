/**
 * Makes an error that says what is wrong, where, and what to do about it.
 *
 * @param what what is wrong
 * @param where the option or call it comes from
 * @param fix what to do about it
 * @param cause the error underneath, if there is one
 */
export function createError(what: string, where: string, fix: string, cause?: unknown): Error {
  const message = `[malganis] ${what}\n  where: ${where}\n  fix: ${fix}`;
  // Not by the second parameter of Error, which browsers before 2022 do not know.
  return cause === undefined ? new Error(message) : Object.assign(new Error(message), { cause });
}
