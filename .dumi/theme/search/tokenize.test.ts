import { describe, expect, it } from 'vitest';
import { chunksOf, fold, pairsOf, pinyinRange, pinyinTermsOf, termsOf } from './tokenize';

describe('fold', () => {
  it.each([
    ['ＢＵＴＴＯＮ　１', 'button 1'],
    ['按钮 İX', '按钮 ix'],
    ['', ''],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(text)).toHaveLength(text.length);
  });
});

describe('termsOf', () => {
  it.each([
    ['Hello, world', ['hello', 'world']],
    ['isAsyncClick', ['is', 'async', 'click', 'isasyncclick', 'asyncclick']],
    ['node-utils', ['node', 'utils', 'nodeutils']],
    ['HTMLElement', ['html', 'element', 'htmlelement']],
    ['表格分页', ['表', '格', '分', '页', '表格', '格分', '分页']],
    ['用antd6写', ['用', 'antd6', '写']],
    ['é 3.5', ['é', '3', '5', '35']],
    ['<script>.*+?^$(){}|[]\\</script>', ['script', 'script']],
    ['😀 ！ ', []],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('keeps the tails of a long path out', () => {
    expect(termsOf('a.b.c.d.e.f.g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('holds every term that a query asks for', () => {
    const text = 'ButtonExt 的首次点击 isAsyncClick、node-utils';
    const terms = new Set(termsOf(text));
    for (const { text: word, han } of chunksOf(text)) {
      const asked = han && word.length > 1 ? pairsOf(word) : [word];
      for (const term of asked) expect(terms).toContain(term);
    }
  });
});

describe('pinyin', () => {
  it('gives syllables and initials from each character on, run by run', () => {
    expect(pinyinTermsOf('防抖 和 a', 'fang dou he')).toEqual([
      'fangdou',
      'fd',
      'dou',
      'd',
      'he',
      'h',
    ]);
  });

  it.each([
    ['anniu', [3, 5]],
    ['ann', [3, 5]],
    ['niu', [4, 5]],
    ['dan', [2, 3]],
    ['lda', [1, 4]],
    ['ladanan', [1, 4]],
    ['xyz', undefined],
  ])('%s stands for characters of the title', (word, range) => {
    expect(pinyinRange('x拉单按钮', 'la dan an niu', word)).toEqual(range);
  });
});
