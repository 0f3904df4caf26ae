import { type LocaleId, locales } from '../../../config/locales';
import { localeOf } from '../../common/localeOf';
import { buildNav, buildSidebar, type PageEntry, sectionOf } from '../../common/navigation';
import { withLocale, withoutLocale } from '../../common/paths';
import type { Page } from '../checks/readPage';
import { entryOf, listed, urlOf } from './entries';

type Locale = (typeof locales)[number];

const OTHER_LANGUAGES: Record<LocaleId, string> = {
  'zh-CN': '其他语言',
  'en-US': 'Other languages',
};

const bases = locales.map(({ base }) => base);

/** `llms.txt` of a language: what the site is, and all its pages in the order of the navigation. */
export function llmsList(
  pages: readonly Page[],
  locale: Locale,
): { path: string; content: string } {
  const own = pages.filter(({ route }) => localeOf(route) === locale);
  const home = own.find(({ route }) => route === locale.base)?.frontmatter;
  const sections = sectionsOf(own, locale);
  const others = locales.filter((other) => other !== locale);
  const content = [
    `# ${home?.title}`,
    `> ${home?.description}`,
    ...buildNav(sections, undefined, locale.id).flatMap(({ title, activePath = '' }) => {
      const groups = buildSidebar(sections.get(activePath) ?? []);
      return [`## ${title}`, listed(groups.flatMap(({ children }) => children))];
    }),
    `## ${OTHER_LANGUAGES[locale.id]}`,
    others.map((other) => `- [${other.name}](${urlOf(fileOf(other))})`).join('\n'),
  ].join('\n\n');
  return { path: fileOf(locale), content: `${content}\n` };
}

const fileOf = ({ base }: Locale) => withLocale('/llms.txt', base).slice(1);

/** The pages but home, by the address of their section. */
function sectionsOf(pages: readonly Page[], { base }: Locale): Map<string, PageEntry[]> {
  const sections = new Map<string, PageEntry[]>();
  for (const page of pages) {
    const section = sectionOf(withoutLocale(page.route, bases));
    if (section === '/') continue;
    const address = withLocale(section, base);
    sections.set(address, [...(sections.get(address) ?? []), entryOf(page)]);
  }
  return sections;
}
