import { expect, it } from 'vitest';
import { type ComponentRoute, readComponents } from './readComponents';

const route = (path: string, title: string, group: [string, number], order: number) => ({
  path,
  meta: { frontmatter: { title, order, group: { title: group[0], order: group[1] } } },
});

const routes: ComponentRoute[] = [
  { path: '' },
  route('antd-ext', '组件总览', ['概览', 0], 0),
  route('guide/antd-ext', '指南', ['概览', 0], 0),
  route('antd-ext/tree-ext', 'TreeExt', ['数据展示', 4], 3),
  route('antd-ext/table-ext', 'TableExt', ['数据展示', 4], 1),
  {
    path: 'antd-ext/button-ext',
    meta: {
      frontmatter: {
        title: 'ButtonExt',
        status: 'planned',
        group: { title: '通用', order: 1 },
      },
    },
  },
  route('en-US/antd-ext/tree-ext', 'TreeExt', ['Data display', 4], 3),
  route('en-US/antd-ext/table-ext', 'TableExt', ['Data display', 4], 1),
];

const words = {
  'antd-ext/button-ext': { subtitle: '按钮' },
  'antd-ext/table-ext': { keywords: ['列表'] },
  'en-US/antd-ext/table-ext': { subtitle: 'Rows', keywords: ['Data grid'] },
};

it('groups the components of one language in the order of the sidebar', () => {
  const groups = readComponents(routes, words, 'zh-CN');
  expect(
    groups.map(({ id, title, cards }) => [id, title, cards.map((card) => card.title)]),
  ).toEqual([
    ['group-1', '通用', ['ButtonExt']],
    ['data-display', '数据展示', ['TableExt', 'TreeExt']],
  ]);
  expect(groups[0]?.cards[0]).toMatchObject({ planned: true, subtitle: '按钮' });
});

it('lets both languages be searched in either', () => {
  for (const locale of ['zh-CN', 'en-US']) {
    const [display] = readComponents(routes, words, locale).slice(-1);
    expect(display?.cards[0]?.search).toContain('tableext');
    expect(display?.cards[0]?.search).toContain('数据展示');
    expect(display?.cards[0]?.search).toContain('data display');
    expect(display?.cards[0]?.search).toContain('列表');
    expect(display?.cards[0]?.search).toContain('data grid');
  }
});

it('leaves out what is no component, and stands an unfinished header', () => {
  expect(readComponents([{ path: 'antd-ext/x', meta: { frontmatter: {} } }], {}, 'zh-CN')).toEqual([
    {
      id: 'group-0',
      title: '',
      cards: [{ title: 'x', subtitle: '', path: '/antd-ext/x', planned: false, search: 'x  ' }],
    },
  ]);
  expect(readComponents([], {}, 'zh-CN')).toEqual([]);
});
