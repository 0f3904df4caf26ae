import { describe, expect, it } from 'vitest';
import { locales } from '../../../config/locales';
import {
  buildNav,
  buildSidebar,
  groupBySection,
  type PageEntry,
  type PageHeader,
  sectionOf,
} from './navigation';

const page = (link: string, frontmatter: PageHeader = {}): PageEntry => ({
  title: frontmatter.title ?? link,
  link,
  order: frontmatter.order ?? 0,
  frontmatter,
});

describe('sectionOf', () => {
  it.each([
    ['/guide/x', '/guide'],
    ['/guide', '/guide'],
    ['/', '/'],
    ['/antd-ext-x/y', '/antd-ext-x'],
  ])('%s is in %s', (path, section) => expect(sectionOf(path)).toBe(section));
});

it('pages of a language stand by the address of their section there, home in none', () => {
  const english = locales[1];
  const pages = ['/en-US', '/en-US/guide', '/en-US/design', '/en-US/guide/a'].map((link) =>
    page(link),
  );
  const sections = groupBySection(pages, english);
  expect(
    [...sections].map(([address, entries]) => [address, entries.map(({ link }) => link)]),
  ).toEqual([
    ['/en-US/guide', ['/en-US/guide', '/en-US/guide/a']],
    ['/en-US/design', ['/en-US/design']],
  ]);
});

describe('buildSidebar', () => {
  it('orders groups and pages by order, then by title, and keeps pages without a group together', () => {
    const groups = buildSidebar([
      page('/b', { order: 2, group: { title: 'Two', order: 2 } }),
      page('/a', { order: 1, group: { title: 'Two' } }),
      page('/y', { group: 'One' }),
      page('/x', { group: { title: 'One', order: 1 } }),
      page('/none'),
    ]);
    expect(groups.map(({ title, children }) => [title, children.map(({ link }) => link)])).toEqual([
      [undefined, ['/none']],
      ['One', ['/x', '/y']],
      ['Two', ['/a', '/b']],
    ]);
  });

  it('takes an empty group for none', () => {
    const empty = [null, '', {}, { title: '' }];
    const groups = buildSidebar(empty.map((group, index) => page(`/${index}`, { group })));
    expect(groups.map(({ title, children }) => [title, children.length])).toEqual([[undefined, 4]]);
  });

  it('of no page has no group', () => expect(buildSidebar([])).toEqual([]));
});

describe('buildNav', () => {
  const sections = new Map([
    ['/b', [page('/b/x'), page('/b', { title: 'B', nav: { title: 'Second', order: 2 } })]],
    ['/a', [page('/a/one', { order: 1, nav: 'First' })]],
    ['/c', [page('/c', { title: 'Unnamed', order: 9 })]],
  ]);
  const extra = [{ title: 'Extra', link: '/extra' }];
  const titles = (...args: Parameters<typeof buildNav>) =>
    buildNav(...args).map(({ title }) => title);

  it('names sections by their pages’ nav, or their first page, and orders them', () => {
    expect(titles(sections, undefined, 'zh-CN')).toEqual(['First', 'Unnamed', 'Second']);
    expect(buildNav(sections, undefined, 'zh-CN')[2]).toMatchObject({
      link: '/b',
      activePath: '/b',
    });
  });

  it('takes an empty nav for none', () => {
    const empty = new Map([['/a', [page('/a', { title: 'A', nav: null })]]]);
    expect(titles(empty, undefined, 'zh-CN')).toEqual(['A']);
  });

  it('takes configured entries instead, before or after', () => {
    expect(titles(sections, extra, 'zh-CN')).toEqual(['Extra']);
    expect(titles(sections, { mode: 'override', value: extra }, 'zh-CN')).toEqual(['Extra']);
    expect(titles(sections, { mode: 'prepend', value: extra }, 'zh-CN')[0]).toBe('Extra');
    expect(titles(sections, { mode: 'append', value: extra }, 'zh-CN')[3]).toBe('Extra');
  });

  it('has nothing to add where the configuration lacks the language', () => {
    expect(titles(sections, { 'en-US': extra }, 'zh-CN')).toEqual([]);
    expect(titles(sections, { mode: 'append', value: { 'en-US': extra } }, 'zh-CN')).toHaveLength(
      3,
    );
  });
});
