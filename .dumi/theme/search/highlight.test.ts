import { describe, expect, it } from 'vitest';
import { cutSnippet, findRanges, splitAt } from './highlight';

const show = (text: string, needles: string[]) =>
  splitAt(text, findRanges(text, needles))
    .map((part) => (part.highlighted ? `[${part.text}]` : part.text))
    .join('');

describe('highlighting', () => {
  it.each([
    ['The table is unable', ['able'], 'The table is unable'],
    ['The table is able', ['able', 'ta'], 'The [ta]ble is [able]'],
    ['isAsyncClick', ['click'], 'isAsync[Click]'],
    ['重复点击按钮', ['点击', '击按'], '重复[点击按]钮'],
    ['ＢＵＴＴＯＮ', ['but'], '[ＢＵＴ]ＴＯＮ'],
    ['a<b>a', ['a', 'b'], '[a]<[b]>[a]'],
    ['nothing', ['', 'zzz'], 'nothing'],
  ])('%s for %j', (text, needles, shown) => {
    expect(show(text, needles)).toBe(shown);
  });
});

describe('cutSnippet', () => {
  const hit = { text: 'hit', highlighted: true as const };

  it('leaves a leading text of 20 characters, and cuts one of 21 to its last 20', () => {
    const twenty = '12345678901234567890';
    expect(cutSnippet([{ text: twenty }, hit])).toEqual([{ text: twenty }, hit]);
    expect(cutSnippet([{ text: `x${twenty}` }, hit])).toEqual([{ text: `...${twenty}` }, hit]);
  });

  it('counts characters, so that no emoji is halved', () => {
    const [first] = cutSnippet([{ text: `x${'😀'.repeat(21)}` }, hit]);
    expect(first?.text).toBe(`...${'😀'.repeat(20)}`);
  });

  it('leaves a text without a hit as it is, but for its end', () => {
    expect(cutSnippet([{ text: 'x'.repeat(30) }])).toEqual([{ text: 'x'.repeat(30) }]);
    expect(cutSnippet([{ text: 'x'.repeat(300) }])).toEqual([{ text: `${'x'.repeat(180)}…` }]);
    expect(cutSnippet([])).toEqual([]);
  });
});
