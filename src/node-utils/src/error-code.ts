/** Returns the `code` of a system error such as `'ENOENT'`, or `undefined` for any other thing thrown. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
