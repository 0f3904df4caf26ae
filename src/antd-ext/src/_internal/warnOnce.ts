const warned = new Set<string>();

/**
 * Tells a developer about a mistake, once per text. Call it inside `if (process.env.NODE_ENV !== 'production')`,
 * so that neither it nor the text is in a production bundle.
 *
 * @param message What is wrong, what happens now, and how to put it right.
 */
export function warnOnce(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  // biome-ignore lint/suspicious/noConsole: all warnings for developers go through here.
  console.warn(`[@mtools/antd-ext] ${message}`);
}
