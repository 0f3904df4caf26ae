import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { locales } from '../../.dumi/config/locales';
import { base } from '../../.dumi/config/site';
import { root } from '../../tests/support/preview-server';
import { run, runPnpm } from './run-pnpm';
import { sectionsOf, toVitePress } from './vitepress-markdown';

/** The release that is compared. */
export const VITEPRESS = '1.6.4';

/** What the home page of our site has in its frontmatter. */
interface HomeFrontmatter {
  hero: {
    title: string;
    description: string;
    install: string;
    reasons: { value: string; text: string }[];
    actions: { text: string; link: string }[];
  };
  features: { title: string; description: string; link: string }[];
}

/** Makes a folder below the system's temporary one, which the caller removes. */
export function createVitePressFolder(): string {
  return mkdtempSync(path.join(realpathSync(os.tmpdir()), 'mtools-vitepress-'));
}

/**
 * Builds a site of VitePress, with its default theme, from the Markdown that our build has exported.
 *
 * @param folder an empty folder
 * @returns the folder of the built site, and how many pages it has
 * @throws Error when VitePress cannot be installed, its build fails, or a page is missing in it
 */
export function buildVitePress(folder: string): { dist: string; pages: number } {
  const dist = path.join(folder, 'dist');
  write(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  runPnpm(['add', '--save-exact', '--prefer-offline', `vitepress@${VITEPRESS}`], folder);
  const config = `export default ${JSON.stringify(createConfig(), undefined, 2)}\n`;
  write(path.join(folder, 'docs/.vitepress/config.js'), config);

  // With the images of the pages.
  cpSync(path.join(root, 'public'), path.join(folder, 'docs/public'), { recursive: true });
  const exported = path.join(root, 'dist');
  const files = globSync('**/*.md', { cwd: exported });
  for (const file of files) {
    const text = toVitePress(readFileSync(path.join(exported, file), 'utf8'));
    const locale = locales.find(({ base: prefix }) => file === `${prefix.slice(1) || 'index'}.md`);
    write(path.join(folder, 'docs', nameOf(file)), locale ? homePage(text, locale) : text);
  }
  run(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'], folder);

  const missing = files.filter(
    (file) => !existsSync(path.join(dist, nameOf(file).replace(/md$/, 'html'))),
  );
  if (files.length === 0 || missing.length > 0) {
    throw new Error(`VitePress has built ${files.length} pages without ${missing.join(', ')}`);
  }
  return { dist, pages: files.length };
}

/** The home page of a locale is the page of its folder. */
function nameOf(file: string): string {
  const isHome = locales.some(({ base: prefix }) => file === `${prefix.slice(1)}.md`);
  return isHome ? file.replace(/\.md$/, '/index.md') : file;
}

/** A home page as VitePress has them, with the hero and the features of ours above the same text. */
function homePage(text: string, { id, base: prefix }: (typeof locales)[number]): string {
  const source = path.join(root, 'docs', prefix === '/' ? 'index.md' : `index.${id}.md`);
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(source, 'utf8')) ?? [];
  // The tests of the pages hold the shape of this frontmatter.
  const { hero, features } = parse(yaml) as HomeFrontmatter;
  const frontmatter = {
    layout: 'home',
    hero: { name: hero.title, tagline: hero.description, actions: hero.actions },
    features: features.map(({ title, description, link }) => ({
      title,
      details: description,
      link,
    })),
  };
  const reasons = hero.reasons.map((reason) => `- **${reason.value}** ${reason.text}`).join('\n');
  const install = `\`\`\`bash\n${hero.install}\n\`\`\``;
  const body = text.replace(/^# .*\n+(?:> .*\n+)*/, '');
  return `---\n${JSON.stringify(frontmatter)}\n---\n\n${reasons}\n\n${install}\n\n${body}`;
}

function createConfig() {
  return {
    base,
    title: 'mtools',
    head: [['link', { rel: 'icon', href: `${base}favicon.svg` }]],
    outDir: '../dist',
    // Headings of the export have no ids, so links to them lead nowhere.
    ignoreDeadLinks: true,
    themeConfig: { search: { provider: 'local' } },
    locales: Object.fromEntries(
      locales.map(({ id, name, base: prefix }) => [
        prefix.slice(1) || 'root',
        { label: name, lang: id, themeConfig: navigationOf(prefix) },
      ]),
    ),
  };
}

/** The sections of a locale in the header, and each one's pages in the sidebar, as our site has them. */
function navigationOf(prefix: string) {
  const llms = readFileSync(path.join(root, 'dist', prefix, 'llms.txt'), 'utf8');
  const sections = sectionsOf(llms).map((section) => ({
    section,
    link: section.items[0]?.link ?? '/',
  }));
  return {
    nav: sections.map(({ section, link }) => ({ text: section.text, link })),
    sidebar: Object.fromEntries(sections.map(({ section, link }) => [link, [section]])),
  };
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
