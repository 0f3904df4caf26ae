const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values where the message has their names in braces; an unknown name stays as it is. */
export function fill(message: string, values: Record<string, unknown> = {}): string {
  return message.replace(PLACEHOLDER, (match, name: string) => String(values[name] ?? match));
}
