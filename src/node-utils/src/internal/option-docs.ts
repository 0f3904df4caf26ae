import type { z } from 'zod';

/** What the table of a guide says of an option. */
export interface OptionDoc {
  /** The type as a reader writes it. */
  type: string;
  /** The default as it is written in a configuration; empty for none. */
  default: string;
  en: string;
  zh: string;
}

/** What the guides say of each option, by its schema. */
export const optionDocs = new WeakMap<object, OptionDoc>();

/**
 * Makes a schema optional and says what the guide has to know of it.
 *
 * @param type the type as a reader writes it
 * @param defaultText the default as it is written in a configuration; empty for none
 */
export function documented<Schema extends z.ZodType>(
  schema: Schema,
  type: string,
  defaultText: string,
  en: string,
  zh: string,
): z.ZodOptional<Schema> {
  const optional = schema.optional();
  optionDocs.set(optional, { type, default: defaultText, en, zh });
  return optional;
}
