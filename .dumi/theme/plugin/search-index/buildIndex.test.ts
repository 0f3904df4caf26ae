import { describe, expect, it } from 'vitest';
import { readPage } from '../pages/readPage';
import { buildIndex, type SourcePage } from './buildIndex';
import { pinyinOf } from './pinyinOf';

const source = (file: string, route: string, markdown: string): SourcePage => ({
  page: readPage(file, route, markdown),
  sharedPath: route,
});

const home = source('docs/index.md', '/', '---\ntitle: mtools\n---\n');
const guide = source(
  'docs/guide/index.md',
  '/guide',
  '---\ntitle: 指南\nnav: { title: 指南, order: 1 }\n---\n\n<Functions id="some-utils"></Functions>\n',
);
const button = source(
  'docs/AntdExt/ButtonExt.md',
  '/antd-ext/button-ext',
  `---
title: ButtonExt
subtitle: 会等待的按钮
description: 说明。
keywords: [按键]
atomId: button-ext
nav: { title: 组件, order: 3 }
---

开头的话。

## 安装 {#install}

- 第一步 \`npm\` <kbd>Enter</kbd>
- [第二步](/guide)

| 名称 | 说明 |
| --- | --- |
| a | b |

\`\`\`ts
import { ButtonExt } from '@mtools/antd-ext';
const label = 'text'; // comment
\`\`\`

## 演示 {#demos}

<code src="./demo/button-ext/async.tsx" description="点击后\`等待\`，\`type=&quot;a&quot;\` 时按 <kbd>Enter</kbd>。">异步点击</code>

<code src="./demo/button-ext/inner.tsx" debug>内部</code>

<code src="./demo/button-ext/hidden.tsx">隐藏</code>

## API {#api}

<API id="ButtonExt"></API>
`,
);
const tab = source(
  'docs/AntdExt/ButtonExt.$tab-tokens.md',
  '/antd-ext/button-ext?tab=tokens',
  '---\ntitle: 设计变量\n---\n\n数值。\n\n## 尺寸 {#size}\n',
);
const debugPage = source('docs/x.md', '/guide/x', '---\ntitle: X\ndebug: true\n---\n');

const index = buildIndex([button, guide, tab, debugPage, home], {
  apiOf: (component) =>
    component === 'ButtonExt'
      ? [{ kind: 'props', name: 'isAsyncClick', type: 'boolean', description: '是否 `await`' }]
      : [],
  functionsOf: (name) =>
    name === 'some-utils'
      ? [
          {
            anchor: '#format-number',
            title: 'formatNumber',
            type: 'formatNumber(value: number): string',
            description: '写数字。',
            keywords: ['千分位'],
          },
        ]
      : [],
  isDebugDemo: (_page, { debug, src }) => debug || src.endsWith('hidden.tsx'),
});
const found = index.pages.find(({ link }) => link === '/antd-ext/button-ext');

describe('buildIndex', () => {
  it('has a group for each entry of the navigation, at its order times 1000, and home last', () => {
    expect(index.groups).toEqual([
      { title: '指南', priority: 1000 },
      { title: '组件', priority: 3000 },
      { title: 'mtools', priority: 4000 },
    ]);
    expect(index.pages.map(({ link, group, area }) => [link, group, area])).toEqual([
      ['/antd-ext/button-ext', 1, 'component'],
      ['/guide', 0, 'guide'],
      ['/', 2, 'guide'],
    ]);
  });

  it('has what the frontmatter says', () => {
    expect(found).toMatchObject({
      title: 'ButtonExt',
      subtitle: '会等待的按钮',
      pinyin: 'hui deng dai de an niu',
      description: '说明。',
      keywords: ['按键'],
    });
  });

  it('has sections with their texts and the names in their code, tabs at their addresses', () => {
    expect(found?.sections).toEqual([
      { anchor: '', texts: ['开头的话。'] },
      {
        anchor: '#install',
        title: '安装',
        pinyin: 'an zhuang',
        texts: ['第一步 npm Enter', '第二步', '名称 · 说明', 'a · b'],
        code: '@mtools/antd-ext · ButtonExt · label',
      },
      { anchor: '#demos', title: '演示', pinyin: 'yan shi', texts: [] },
      { anchor: '#api', title: 'API', texts: [] },
      { anchor: '?tab=tokens', title: '设计变量', pinyin: 'she ji bian liang', texts: ['数值。'] },
      { anchor: '?tab=tokens#size', title: '尺寸', pinyin: 'chi cun', texts: [] },
    ]);
  });

  it('has demos, API rows and functions at their anchors, and no debug demo or page', () => {
    expect(found?.demos).toEqual([
      {
        anchor: '#button-ext-demo-async',
        title: '异步点击',
        pinyin: 'yi bu dian ji',
        description: '点击后等待，type="a" 时按 Enter。',
      },
    ]);
    expect(found?.api).toEqual([
      {
        anchor: '#api-button-ext-isAsyncClick',
        title: 'isAsyncClick',
        type: 'boolean',
        description: '是否 await',
      },
    ]);
    const { api } = index.pages.find(({ link }) => link === '/guide') ?? {};
    expect(api?.map(({ anchor, keywords }) => [anchor, keywords])).toEqual([
      ['#format-number', ['千分位']],
    ]);
    expect(JSON.stringify(index)).not.toMatch(/内部|隐藏|"X"/);
  });
});

it('pinyinOf gives one syllable a character, by the word it stands in', () => {
  expect(pinyinOf('重复 and 重要')).toBe('chong fu zhong yao');
  expect(pinyinOf('no Chinese')).toBeUndefined();
});
