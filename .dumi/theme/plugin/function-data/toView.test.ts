import { describe, expect, it } from 'vitest';
import { readPage } from '../pages/readPage';
import { functionRecords } from './searchRecords';
import { tocOf, withFunctions } from './toc';
import { toBlocks, toFunctionsView } from './toView';
import type { FunctionApi, PackageApi } from './types';

const texts = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });

const api = (name: string, more: Partial<FunctionApi> = {}): FunctionApi => ({
  name,
  description: texts(`${name} 的说明。`, `About ${name}.`),
  signature: `${name}(): void`,
  parameters: [],
  tables: [],
  throws: [],
  keywords: [],
  examples: [],
  ...more,
});

const packageOf = (functions: FunctionApi[], sizes: PackageApi['sizes'] = {}): PackageApi => ({
  id: 'some-utils',
  functions,
  sizes,
  gaps: [],
});

const grouped = packageOf([
  api('sleep', { group: 'async' }),
  api('stray'),
  api('formatNumber', { group: 'number', keywords: ['千分位'] }),
]);

it('has the groups in the order of their list, and last what is in none', () => {
  const { groups } = toFunctionsView(grouped, 'en-US');
  expect(groups.map(({ heading, functions }) => [heading, functions.map(({ id }) => id)])).toEqual([
    [{ anchor: 'functions-number', title: 'Numbers' }, ['format-number']],
    [{ anchor: 'functions-async', title: 'Asynchronous calls' }, ['sleep']],
    [{ anchor: 'functions-other', title: 'Other' }, ['stray']],
  ]);
  expect(toFunctionsView(packageOf([api('a')]), 'en-US').groups[0]?.heading).toBeUndefined();
});

it('has version and size, and what else has to be loaded', () => {
  const functions = [api('a', { since: '0.2.0' }), api('b'), api('c')];
  const sizes = {
    a: { bytes: 146, needs: [] },
    b: { bytes: 1400, needs: ['big.js'], total: 4096 },
    c: { bytes: 300, needs: ['semver'] },
  };
  const view = toFunctionsView(packageOf(functions, sizes), 'en-US');
  expect(view.groups.flatMap((group) => group.functions.map(({ facts }) => facts))).toEqual([
    'Since 0.2.0 · 146 B gzipped',
    '1.4 KB gzipped, 4.0 KB with big.js',
    '300 B gzipped, Uses semver',
  ]);
});

it('has a filter from five functions on, which looks through both languages', () => {
  const five = ['a', 'b', 'c', 'd'].map((name) => api(name));
  expect(toFunctionsView(packageOf(five), 'en-US').filter).toBeUndefined();
  five.push(api('formatNumber', { keywords: ['千分位', 'Money'] }));
  const view = toFunctionsView(packageOf(five), 'en-US');
  expect(view.filter?.filter).toBe('Filter the functions');
  expect(view.groups[0]?.functions[4]?.search).toBe('千分位 Money');
});

describe('a text', () => {
  it('has paragraphs and lists', () => {
    expect(toBlocks('One\nline.\n\nTwo:\n- a\n  more\n- b')).toEqual([
      'One line.',
      'Two:',
      ['a more', 'b'],
    ]);
  });

  it('has no space where a line of Chinese ends', () => {
    expect(toBlocks('第一行，\n第二行 and\nEnglish')).toEqual(['第一行，第二行 and English']);
  });
});

it('options without a text refer to their table', () => {
  const row = {
    name: 'options',
    type: 'AOptions',
    description: texts('', ''),
    required: false,
    expansions: [{ kind: 'table' as const, name: 'AOptions', table: 'options' as const }],
  };
  const tables = [{ name: 'AOptions', rows: [] }];
  const view = toFunctionsView(packageOf([api('a', { parameters: [row], tables })]), 'en-US');
  const [parameters, options] = view.groups[0]?.functions[0]?.tables ?? [];
  expect(parameters?.rows[0]).toMatchObject({
    anchor: 'api-a-options',
    description: 'See `AOptions` below.',
    expansions: [{ name: 'AOptions', href: '#api-a-a-options' }],
  });
  expect(options?.heading?.anchor).toBe('api-a-a-options');
});

it('the contents list of a page has groups and functions below the heading above them, and none of their demos', () => {
  const toc = [
    { id: 'api', depth: 2, title: 'API' },
    { id: 'some-utils-demo-sleep', depth: 3, title: 'sleep' },
    { id: 'faq', depth: 2, title: 'FAQ' },
  ];
  const page = readPage(
    'some-utils.md',
    '/some-utils',
    `---
title: some-utils
atomId: some-utils
---

## API {#api}

<Functions id="some-utils">

<code src="./demo/some-utils/sleep.tsx">sleep</code>

</Functions>

## FAQ {#faq}
`,
  );
  const merged = withFunctions(toc, page, () => tocOf(grouped, 'zh-CN'));
  expect(merged.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
    '2 api',
    '2 functions-number',
    '3 format-number',
    '2 functions-async',
    '3 sleep',
    '2 functions-other',
    '3 stray',
    '2 faq',
  ]);
});

it('the search has each function at its anchor, in one language, with its keywords', () => {
  expect(functionRecords(grouped, 'zh-CN').at(-1)).toEqual({
    anchor: '#format-number',
    title: 'formatNumber',
    type: 'formatNumber(): void',
    description: 'formatNumber 的说明。',
    keywords: ['千分位'],
  });
  expect(functionRecords(undefined, 'zh-CN')).toEqual([]);
});
