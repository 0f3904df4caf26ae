import type { PageRecord, SearchIndex, SectionRecord } from '../../.dumi/theme/search/types';
import { pick, randomOf, wordOf } from './random';

/** Sections of a page. */
export const SECTIONS_PER_PAGE = 8;

/**
 * Makes an index of any size out of a real one: its sections again and again, each time in another
 * order and with some words of their own, so that the vocabulary grows along with the text.
 *
 * @param index a real one
 * @param count number of sections
 * @param perPage sections of a page
 */
export function syntheticIndex(
  index: SearchIndex,
  count: number,
  perPage = SECTIONS_PER_PAGE,
): SearchIndex {
  const sections = index.pages.flatMap((page) =>
    page.sections.map((section) => ({ page, section })),
  );
  const random = randomOf(1);
  const pages: PageRecord[] = [];
  for (let number = 0; number < count; number += 1) {
    const { page, section } = pick(sections, random);
    const place = number % perPage;
    if (place === 0) {
      const link = `${page.link}/synthetic-${number}`;
      pages.push({ ...page, link, title: `${page.title}${number}`, sections: [] });
    }
    pages.at(-1)?.sections.push(vary(section, number, random));
  }
  return { ...index, pages };
}

function vary(section: SectionRecord, number: number, random: () => number): SectionRecord {
  const texts = [...section.texts].sort(() => random() - 0.5);
  const own = Array.from({ length: 4 }, () => wordOf(random)).join(' ');
  return { ...section, anchor: `#synthetic-${number}`, texts: [...texts, own] };
}
