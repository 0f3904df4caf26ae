import type { LocaleId } from '../../.dumi/config/locales';
import { words } from './growth-words';
import { pick, randomOf, wordOf } from './random';

/** A Markdown file of the site, by its path in the repository. */
export interface GrowthFile {
  path: string;
  text: string;
}

const SECTIONS = ['handbook', 'recipes', 'reference', 'operations'];
const PAGES_PER_GROUP = 15;

/** Random numbers of one page; both languages draw the same ones for its structure. */
type Random = () => number;

interface PageText {
  locale: LocaleId;
  structure: Random;
  text: Random;
  /** Addresses of other pages, without language. */
  routes: readonly string[];
}

/** The route of a page without language; the first one of each section is its index. */
function routeOf(number: number): string {
  const section = SECTIONS[number % SECTIONS.length] ?? '';
  const place = Math.floor(number / SECTIONS.length);
  return place === 0 ? `/${section}` : `/${section}/page-${place}`;
}

const fileOf = (number: number, locale: LocaleId) => {
  const section = SECTIONS[number % SECTIONS.length] ?? '';
  const place = Math.floor(number / SECTIONS.length);
  return `docs/${section}/${place === 0 ? 'index' : `page-${place}`}${suffixOf(locale)}.md`;
};

const suffixOf = (locale: LocaleId) => (locale === 'zh-CN' ? '' : `.${locale}`);

/**
 * Writes pages like those of a documentation: several sections of the navigation, each page in both
 * languages, with headings, paragraphs, lists, tables, code and links to other pages.
 *
 * @param count of files, half of them in each language
 * @param seed the same one gives the same pages
 */
export function writePages(count: number, seed = 1): GrowthFile[] {
  const numbers = Array.from({ length: Math.ceil(count / 2) }, (_, number) => number);
  const routes = numbers.map(routeOf);
  const files = numbers.flatMap((number) =>
    (['zh-CN', 'en-US'] as const).map((locale, index) => ({
      path: fileOf(number, locale),
      text: pageOf(number, {
        locale,
        structure: randomOf(seed * 1e6 + number),
        text: randomOf(seed * 1e6 + 2 * number + index),
        routes,
      }),
    })),
  );
  return files.slice(0, count);
}

/**
 * Gives the texts of other documentation to the pages that `writePages` would write; when there are fewer,
 * some come more than once.
 *
 * @param texts Markdown that fits into this site
 */
export function givePages(count: number, texts: readonly { title: string; body: string }[]) {
  const numbers = Array.from({ length: Math.ceil(count / 2) }, (_, number) => number);
  const files = numbers.flatMap((number) =>
    (['zh-CN', 'en-US'] as const).map((locale): GrowthFile => {
      const { title = '', body = '' } = texts[number % texts.length] ?? {};
      const head = { locale, title: `${title} ${number + 1}`, description: title };
      return { path: fileOf(number, locale), text: `${frontmatterOf(number, head)}\n${body}` };
    }),
  );
  return files.slice(0, count);
}

function frontmatterOf(
  number: number,
  { locale, title, description }: { locale: LocaleId; title: string; description: string },
): string {
  const section = number % SECTIONS.length;
  const place = Math.floor(number / SECTIONS.length);
  const group = Math.floor(place / PAGES_PER_GROUP);
  const chinese = locale === 'zh-CN';
  const name = SECTIONS[section] ?? '';
  const nav = chinese ? words['zh-CN'].sections[section] : name[0]?.toUpperCase() + name.slice(1);
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `order: ${place % PAGES_PER_GROUP}`,
    `group: { title: ${chinese ? `第 ${group + 1} 部分` : `Part ${group + 1}`}, order: ${group} }`,
    ...(place === 0 ? [`nav: { title: ${nav}, order: ${10 + section} }`] : []),
    '---',
    '',
  ].join('\n');
}

function pageOf(number: number, page: PageText): string {
  const { structure, text } = page;
  const title = `${phrase(page)} ${wordOf(text)}`;
  const head = { locale: page.locale, title, description: sentence(page) };
  const sections = Array.from({ length: between(structure, 5, 15) }, (_, index) => {
    const level = index > 0 && structure() < 0.4 ? '###' : '##';
    const blocks = Array.from({ length: between(structure, 1, 3) }, () => paragraph(page));
    if (structure() < 0.4) blocks.push(codeBlock(structure, text));
    if (structure() < 0.3) blocks.push(list(page));
    if (structure() < 0.25) blocks.push(table(page));
    return [`${level} ${phrase(page)} {#part-${index + 1}}`, ...blocks].join('\n\n');
  });
  return [frontmatterOf(number, head), paragraph(page), ...sections, ''].join('\n\n');
}

const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

function phrase({ locale, text }: PageText): string {
  const { nouns, verbs } = words[locale];
  return locale === 'zh-CN'
    ? pick(verbs, text) + pick(nouns, text)
    : `${pick(verbs, text)} the ${pick(nouns, text)}`.replace(/^./, (letter) =>
        letter.toUpperCase(),
      );
}

function sentence({ locale, text }: PageText): string {
  const { nouns, verbs, adjectives, connectors } = words[locale];
  const [noun, other, third] = [pick(nouns, text), pick(nouns, text), pick(nouns, text)];
  const [verb, adjective] = [pick(verbs, text), pick(adjectives, text)];
  if (locale === 'zh-CN') {
    return `${pick(connectors, text)}，${noun}会${verb}${adjective}的${other}，${third}由 \`${wordOf(text)}\` 决定。`;
  }
  return `${pick(connectors, text)} the ${noun} can ${verb} a ${adjective} ${other}, and \`${wordOf(text)}\` sets its ${third}.`;
}

function paragraph(page: PageText): string {
  const { locale, structure, text, routes } = page;
  const sentences = Array.from({ length: between(structure, 2, 5) }, () => sentence(page));
  if (structure() < 0.35) {
    const route = pick(routes, structure);
    const prefix = locale === 'zh-CN' ? '' : `/${locale}`;
    const label = phrase(page);
    sentences.push(
      locale === 'zh-CN'
        ? `参见[${label}](${prefix}${route})。`
        : `See [${label}](${prefix}${route}).`,
    );
  }
  if (structure() < 0.2) sentences.push(`**${pick(words[locale].nouns, text)}**`);
  return sentences.join(locale === 'zh-CN' ? '' : ' ');
}

const list = (page: PageText) =>
  Array.from({ length: between(page.structure, 3, 6) }, () => `- ${sentence(page)}`).join('\n');

function table(page: PageText): string {
  const { locale, structure, text } = page;
  const { nouns, columns } = words[locale];
  const rows = Array.from({ length: between(structure, 3, 7) }, () => [
    `\`${wordOf(text)}\``,
    phrase(page),
    `\`${pick(['string', 'number', 'boolean', 'string[]'], structure)}\``,
    pick(nouns, text),
  ]);
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Code has words of its own from page to page, so that no highlighted line is like another. */
function codeBlock(structure: Random, text: Random): string {
  const name = () => wordOf(text);
  const [one, two, three] = [name(), name(), name()];
  const blocks = [
    `\`\`\`ts
import { ${one}, ${two} } from '@scope/${three}';

/** ${one} of ${two}. */
export async function ${three}(input: { ${one}: string; count?: number }): Promise<number> {
  const { count = ${between(text, 1, 900)} } = input;
  if (!input.${one}) throw new Error(\`No ${one} in \${input}\`);
  return (await ${two}(input.${one})) + count;
}
\`\`\``,
    `\`\`\`tsx
export function Page({ ${one} }: { ${one}: string }) {
  const [${two}, set] = useState(${between(text, 1, 900)});
  return (
    <section className="${three}" onClick={() => set(${two} + 1)}>
      <h2>{${one}}</h2>
      {${two} > 10 && <p>${three}</p>}
    </section>
  );
}
\`\`\``,
    `\`\`\`bash\nnpm install @scope/${one}\nnpx ${two} build --${three} ${between(text, 1, 900)}\n\`\`\``,
    `\`\`\`json\n{\n  "${one}": { "${two}": [1, 2, ${between(text, 3, 900)}], "${three}": true }\n}\n\`\`\``,
    `\`\`\`css\n.${one} {\n  inline-size: ${between(text, 1, 900)}px;\n  color: var(--${two});\n}\n\`\`\``,
  ];
  return pick(blocks, structure);
}
