/** A component's page: its address and what the frontmatter says of it. */
export interface ComponentPage {
  /** Language included: `/en-US/antd-ext/button-ext`. */
  path: string;
  title: string;
  order?: number;
  status?: string;
  group?: string | { title?: string; order?: number };
  subtitle?: string;
  /** Other names that readers look for. */
  keywords?: string[];
}

export interface ComponentCard {
  title: string;
  subtitle: string;
  /** Address without the language: `/antd-ext/button-ext`. */
  path: string;
  planned: boolean;
  /** What it is found by beside what it shows: keywords of every language, and what it shows in the other one. */
  search: string;
}

export interface ComponentGroup {
  /** The English title as an id, the same in every language; a number where no page is in English. */
  id: string;
  title: string;
  cards: ComponentCard[];
}

interface Entry {
  locale: string;
  name: string;
  title: string;
  subtitle: string;
  keywords: string[];
  order: number;
  planned: boolean;
  group: { title: string; order: number };
}

const COMPONENT = /^(?:\/([a-z]{2}-[A-Z]{2}))?\/antd-ext\/([^/]+)$/;

/** The language in which ids are, and whose pages stand under its own name. */
const ENGLISH = 'en-US';

/**
 * Reads the components from the headers of their pages.
 *
 * @param pages of the components, in all languages
 * @param locale language of titles and sentences
 * @returns groups in the order of the sidebar
 */
export function readComponents(pages: readonly ComponentPage[], locale: string): ComponentGroup[] {
  const entries = pages.flatMap(readEntry);
  const groups = new Map<number, ComponentGroup>();
  // The default language has no name in the path.
  const isOwn = (entry: Entry) => entry.locale === (locale === ENGLISH ? ENGLISH : '');
  const own = entries
    .filter(isOwn)
    .sort((a, b) => a.group.order - b.group.order || a.order - b.order);
  for (const { name, title, subtitle, planned, group } of own) {
    const english = entries.find((entry) => entry.locale === ENGLISH && entry.name === name);
    const found = groups.get(group.order) ?? {
      id: english ? toId(english.group.title) : `group-${group.order}`,
      title: group.title,
      cards: [],
    };
    const search = entries
      .filter((entry) => entry.name === name)
      .flatMap((entry) => [
        ...(isOwn(entry) ? [] : [entry.title, entry.subtitle, entry.group.title]),
        ...entry.keywords,
      ])
      .join(' ');
    found.cards.push({
      title,
      subtitle,
      path: `/antd-ext/${name}`,
      planned,
      search,
    });
    groups.set(group.order, found);
  }
  return [...groups.values()];
}

function readEntry({ path, title, order = 0, status, group, ...words }: ComponentPage): Entry[] {
  const match = COMPONENT.exec(path);
  if (!match) return [];
  const [, locale = '', name = ''] = match;
  const { title: groupTitle = '', order: groupOrder = 0 } =
    typeof group === 'string' ? { title: group } : (group ?? {});
  return [
    {
      locale,
      name,
      title,
      subtitle: words.subtitle ?? '',
      keywords: words.keywords ?? [],
      order,
      planned: status === 'planned',
      group: { title: groupTitle, order: groupOrder },
    },
  ];
}

const toId = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
