/**
 * The one function of rc-util that dumi's client imports, in place of the whole package
 * (plugin/dumi-patches/own-parts.ts sets the alias).
 */
export function warning(valid: boolean, message: string): void {
  // biome-ignore lint/suspicious/noConsole: dumi tells a developer about a deprecated field
  if (!valid && process.env.NODE_ENV !== 'production') console.warn(message);
}
