import { errorCode } from './error-code';

/**
 * Makes the error for a file that could not be read or written. The system's own message does not always
 * name the file: "EISDIR: illegal operation on a directory, read".
 */
export function fileError(verb: 'read' | 'write', file: string, cause: unknown): Error {
  const code = errorCode(cause);
  return Object.assign(new Error(`Cannot ${verb} ${file} (${code}).`, { cause }), { code });
}
