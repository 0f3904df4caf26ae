import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOfHeader, fileNameOfUrl } from './file-name-of';

describe('the name in Content-Disposition', () => {
  it.each([
    ['attachment; filename=report.xlsx', 'report.xlsx'],
    ['attachment; filename="my report.xlsx"', 'my report.xlsx'],
    ['attachment; filename="a;b \\"c\\".txt"', 'a;b "c".txt'],
    ['attachment; filename="C:\\dir\\a.txt"', 'C:\\dir\\a.txt'],
    ['attachment; FileName = "a.txt" ; size=3', 'a.txt'],
    ['filename=a.txt', 'a.txt'],
    ["attachment; filename*=UTF-8''%E6%8A%A5%E8%A1%A8.xlsx", '报表.xlsx'],
    ["attachment; filename*=utf-8'zh-CN'%e6%8a%a5.xlsx", '报.xlsx'],
    ["attachment; filename*=iso-8859-1''caf%E9.txt", 'café.txt'],
    ["attachment; filename*=GBK''%B1%A8%B1%ED.csv", '报表.csv'],
    ['attachment; filename="fallback.txt"; filename*=UTF-8\'\'%E6%8A%A5.txt', '报.txt'],
    ['attachment; filename*=UTF-8\'\'%E6%8A%A5.txt; filename="fallback.txt"', '报.txt'],
    // Broken ones lead to the plain name.
    ["attachment; filename*=UTF-8''%E6%8A; filename=a.txt", 'a.txt'],
    ["attachment; filename*=nonsense''a; filename=a.txt", 'a.txt'],
    ['attachment; filename*=a.txt; filename=b.txt', 'b.txt'],
    ['attachment; filename="a.txt', 'a.txt'],
    // What many servers send although no standard says so.
    ['attachment; filename=%E6%8A%A5%E8%A1%A8.xlsx', '报表.xlsx'],
    ['attachment; filename="\u00e6\u008a\u00a5.txt"', '报.txt'],
    ['attachment; filename="caf\u00e9.txt"', 'café.txt'],
    ['attachment; filename="100% done.txt"', '100% done.txt'],
    ['attachment; filename="报表.txt"', '报表.txt'],
    // A name inside a name is none.
    ['attachment; filename="x; filename*=UTF-8\'\'evil.exe"', "x; filename*=UTF-8''evil.exe"],
    ['attachment; filename=""', undefined],
    ['attachment', undefined],
    ['', undefined],
  ])('of %s', (header, name) => {
    expect(fileNameOfHeader(header)).toBe(name);
  });

  it('is what was encoded, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const encoded = encodeURIComponent(name).replace(
          /['()*]/g,
          (char) => `%${char.charCodeAt(0).toString(16)}`,
        );
        const header = `attachment; filename="x"; filename*=UTF-8''${encoded}`;
        expect(fileNameOfHeader(header)).toBe(name);
      }),
    );
  });
});

describe('the name in an address', () => {
  it.each([
    ['https://a.test/files/a.txt?x=/b#/c', 'a.txt'],
    ['https://a.test/%E6%8A%A5.txt', '报.txt'],
    ['https://a.test/100%.txt', '100%.txt'],
    ['https://a.test/%FF.txt', '%FF.txt'],
    ['https://a.test/files/', 'files'],
    ['https://a.test/', undefined],
    ['https://a.test', undefined],
    ['blob:https://a.test/1-2-3', undefined],
    ['', undefined],
  ])('of %s', (url, name) => {
    expect(fileNameOfUrl(url)).toBe(name);
  });
});
