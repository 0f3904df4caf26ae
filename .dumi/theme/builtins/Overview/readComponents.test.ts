import { expect, it } from 'vitest';
import { type ComponentPage, readComponents } from './readComponents';

const page = (path: string, title: string, group: [string, number], more = {}): ComponentPage => ({
  path,
  title,
  group: { title: group[0], order: group[1] },
  ...more,
});

const pages: ComponentPage[] = [
  page('/antd-ext/tree-ext', 'TreeExt', ['数据展示', 4], { order: 3 }),
  page('/antd-ext/table-ext', 'TableExt', ['数据展示', 4], { order: 1, keywords: ['列表'] }),
  page('/antd-ext/button-ext', 'ButtonExt', ['通用', 1], { status: 'planned', subtitle: '按钮' }),
  page('/en-US/antd-ext/tree-ext', 'TreeExt', ['Data display', 4], { order: 3 }),
  page('/en-US/antd-ext/table-ext', 'TableExt', ['Data display', 4], {
    order: 1,
    subtitle: 'Rows',
    keywords: ['Data grid'],
  }),
];

it('groups the components of one language in the order of the sidebar', () => {
  const groups = readComponents(pages, 'zh-CN');
  expect(
    groups.map(({ id, title, cards }) => [id, title, cards.map((card) => card.title)]),
  ).toEqual([
    ['group-1', '通用', ['ButtonExt']],
    ['data-display', '数据展示', ['TableExt', 'TreeExt']],
  ]);
  expect(groups[0]?.cards[0]).toMatchObject({ planned: true, subtitle: '按钮' });
});

it('is found by keywords of both languages, and by what it is called in the other one', () => {
  const searchOf = (locale: string) =>
    readComponents(pages, locale).at(-1)?.cards[0]?.search.split(' ').filter(Boolean);
  expect(searchOf('zh-CN')).toEqual('列表 TableExt Rows Data display Data grid'.split(' '));
  expect(searchOf('en-US')).toEqual('TableExt 数据展示 列表 Data grid'.split(' '));
});

it('stands an unfinished header', () => {
  expect(readComponents([{ path: '/antd-ext/x', title: 'x' }], 'zh-CN')).toEqual([
    {
      id: 'group-0',
      title: '',
      cards: [{ title: 'x', subtitle: '', path: '/antd-ext/x', planned: false, search: '' }],
    },
  ]);
  expect(readComponents([], 'zh-CN')).toEqual([]);
});
