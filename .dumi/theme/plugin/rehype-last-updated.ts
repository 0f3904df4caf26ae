import { locales } from '../../config/locales';

/** The day of a page's last commit, for machines and in the page's language. */
export interface UpdatedDay {
  /** As `2026-11-22`. */
  day: string;
  text: string;
}

interface Header {
  filename?: string;
  /** Time of the last commit in ms, from dumi; it is not there without git. */
  lastUpdated?: number;
  updated?: UpdatedDay;
}

/** Writes the day here and not in the reader's browser, where the first date costs several ms. */
export function rehypeLastUpdated() {
  return (_tree: unknown, file: { data: object }) => {
    const { frontmatter: header } = file.data as { frontmatter?: Header };
    if (!header?.lastUpdated) return;
    const { id } = locales.find(({ id }) => header.filename?.includes(`.${id}.`)) ?? locales[0];
    const time = new Date(header.lastUpdated);
    const text = time.toLocaleDateString(id, { dateStyle: 'long', timeZone: 'UTC' });
    header.updated = { day: time.toISOString().slice(0, 10), text };
    delete header.lastUpdated;
  };
}
