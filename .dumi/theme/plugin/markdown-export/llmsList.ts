import { type LocaleId, locales } from '../../../config/locales';
import { localeOf } from '../../common/locale/localeOf';
import { buildNav, buildSidebar, groupBySection } from '../../common/navigation/navigation';
import { withLocale } from '../../common/navigation/paths';
import type { Page } from '../pages/readPage';
import { entryOf, listed, urlOf } from './entries';

type Locale = (typeof locales)[number];

const OTHER_LANGUAGES: Record<LocaleId, string> = {
  'zh-CN': '其他语言',
  'en-US': 'Other languages',
};

/** `llms.txt` of a language: what the site is, and all its pages in the order of the navigation. */
export function llmsList(
  pages: readonly Page[],
  locale: Locale,
): { path: string; content: string } {
  const own = pages.filter(({ route }) => localeOf(route) === locale);
  const home = own.find(({ route }) => route === locale.base)?.frontmatter;
  const sections = groupBySection(own.map(entryOf), locale);
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
