import { locales } from '../../../config/locales';

/** The day of a page's last commit, for machines and in the page's language. */
export interface UpdatedDay {
  /** As `2026-11-22`. */
  day: string;
  text: string;
}

/**
 * Writes the day here and not in the reader's browser, where the first date costs several ms.
 *
 * @param file of the page
 * @param seconds Unix time of its last commit
 */
export function updatedDay(file: string, seconds: number): UpdatedDay {
  const { id } = locales.find(({ id }) => file.includes(`.${id}.`)) ?? locales[0];
  const time = new Date(seconds * 1000);
  const text = time.toLocaleDateString(id, { dateStyle: 'long', timeZone: 'UTC' });
  return { day: time.toISOString().slice(0, 10), text };
}
