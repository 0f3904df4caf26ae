import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { toKebab } from '../.dumi/theme/common/anchors/apiAnchor';
import { readLibrary } from '../.dumi/theme/plugin/api-data/readLibrary';
import { readHeights } from '../.dumi/theme/plugin/demo-heights';
import { demoIdOf } from '../.dumi/theme/plugin/pages/demoIdOf';
import { readPage } from '../.dumi/theme/plugin/pages/readPage';

const root = path.resolve(__dirname, '..');
const load = (file: string) => readPage(file, '/', readFileSync(path.join(root, file), 'utf8'));

const chinese = globSync('docs/**/*.md', { cwd: root, ignore: ['**/*.en-US.md'] }).sort();
const english = globSync('docs/**/*.en-US.md', { cwd: root }).sort();

/** Number of columns and rows of each Markdown table, and language of each code block. */
function shapeOf(file: string) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const blocks = [...source.matchAll(/^```(\w*).*$/gm)].map(([, lang]) => lang);
  const tables = [...source.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.replaceAll('\\|', '').split('|').length - 2),
  );
  return { blocks, tables };
}

it('every page exists in both languages', () => {
  expect(chinese.length).toBeGreaterThan(0);
  expect(english).toEqual(chinese.map((file) => file.replace(/\.md$/, '.en-US.md')).sort());
});

describe.each(chinese)('%s and its translation', (file) => {
  const [zh, en] = [load(file), load(file.replace(/\.md$/, '.en-US.md'))];

  it('have the same headings, demos, API tables, playgrounds and functions, in the same order', () => {
    const outline = ({ headings, demos, apis, playgrounds, functions, parts }: typeof zh) => ({
      headings: headings.map(({ value }) => value),
      demos: demos.map(({ src }) => src),
      apis: apis.map(({ value }) => value),
      playgrounds: playgrounds.map(({ value }) => value),
      functions: functions.map(({ value }) => value),
      parts: parts.map(({ name, id }) => [name, id]),
    });
    expect(outline(en)).toEqual(outline(zh));
  });

  it('have the same code blocks and tables', () => {
    expect(shapeOf(en.file)).toEqual(shapeOf(zh.file));
  });

  it('have title, description and the same position in the sidebar', () => {
    for (const { frontmatter } of [zh, en]) {
      expect(frontmatter.title).toBeTypeOf('string');
      expect(String(frontmatter.description).length).toBeGreaterThan(8);
    }
    const place = ({ frontmatter: { order, group, nav } }: typeof zh) => ({
      order,
      group: (group as { order?: number } | undefined)?.order,
      nav: (nav as { order?: number } | undefined)?.order,
    });
    expect(place(en)).toEqual(place(zh));
  });

  it('only point to demos that exist', () => {
    for (const { src } of zh.demos) {
      expect(existsSync(path.join(root, path.dirname(file), src)), src).toBe(true);
    }
  });
});

/** The sections that a component's page has, in this order; a page may have more of its own between them. */
const COMPONENT_SECTIONS = [
  'compared-with-antd',
  'demos',
  'when-to-use',
  'playground',
  'api',
  'design-tokens',
  'keyboard-and-accessibility',
  'faq',
  'changes',
];

const components = chinese.filter((file) => /AntdExt\/[A-Z]\w*\.md$/.test(file));

it.each(components)('%s shows a demo first, and has every section in its place', (file) => {
  const ids = load(file).headings.map(({ value }) => value);
  expect(ids.filter((id) => COMPONENT_SECTIONS.includes(id))).toEqual(COMPONENT_SECTIONS);
  expect(ids.slice(0, 2)).toEqual(['compared-with-antd', 'demos']);
});

it('every demo file is shown on a page', () => {
  const shown = chinese.flatMap((file) =>
    load(file).demos.map(({ src }) => path.join(path.dirname(file), src)),
  );
  // A capital begins the name of a part of a demo, and of the theme sheet, which is too heavy for the tests of demos.
  const demos = shown.filter((file) => /\/[a-z][^/]*$/.test(file));
  expect(demos.sort()).toEqual(globSync('docs/**/demo/**/[a-z]*.tsx', { cwd: root }).sort());
});

it('docs/demo-heights.json has no demo that no page shows; pnpm measure:demos removes it', () => {
  const shown = chinese.flatMap((file) => {
    const page = load(file);
    return page.demos.map((demo) => demoIdOf(page, demo));
  });
  const measured = Object.keys(readHeights(root));
  expect(measured.filter((id) => !shown.includes(id))).toEqual([]);
});

it('no text of the API has an HTML tag: it would be shown as it is', () => {
  const texts: string[] = [];
  JSON.stringify(readLibrary(root).components, (key, value) => {
    if (key === 'zh-CN' || key === 'en-US') texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(0);
  const withTag = texts.filter((text) => /<\/?[a-z]/i.test(text.replaceAll(/`[^`]*`/g, '')));
  expect(withTag).toEqual([]);
});

/** Own props by TypeScript's checker: another way than the build's, which reads only syntax. */
function ownProps(): Map<string, string[]> {
  const files = globSync('src/antd-ext/src/*/types.ts', { cwd: root, absolute: true });
  const program = ts.createProgram(files, { strict: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const found = new Map<string, string[]>();
  for (const file of files) {
    program.getSourceFile(file)?.forEachChild((node) => {
      if (!ts.isInterfaceDeclaration(node) || !node.name.text.endsWith('OwnProps')) return;
      const names = checker
        .getTypeAtLocation(node)
        .getProperties()
        .map(({ name }) => name);
      found.set(node.name.text.replace(/OwnProps$/, ''), names.sort());
    });
  }
  return found;
}

describe('API tables of the built site', () => {
  const props = ownProps();
  it('exist for every component that has own props', () => {
    const shown = chinese.flatMap((file) => load(file).apis.map(({ value }) => value));
    expect(shown.sort()).toEqual([...props.keys()].sort());
  });

  it.each(
    chinese.flatMap((file) =>
      load(file).apis.flatMap(({ value }) => [
        { component: value, page: file.replace('docs/', '') },
        { component: value, page: `en-US/${file.replace('docs/', '')}` },
      ]),
    ),
  )('$component on $page has a row for each own prop, and no other', ({ component, page }) => {
    const route = page
      .replace(/\.md$/, '')
      .replace('AntdExt', 'antd-ext')
      .replace(/\/(\w+)$/, (_, name: string) => `/${toKebab(name)}`);
    const html = readFileSync(path.join(root, 'dist', route, 'index.html'), 'utf8');
    const rows = [...html.matchAll(new RegExp(`id="api-${toKebab(component)}-(\\w+)"`, 'g'))];
    expect(rows.map(([, name]) => name).sort()).toEqual(props.get(component));
  });
});
