import { describe, expect, it } from 'vitest';
import { createSearch } from './createSearch';
import type { PageRecord, SearchIndex, SearchResult } from './types';

const page = (link: string, title: string, rest: Partial<PageRecord> = {}): PageRecord => ({
  link,
  title,
  area: 'guide',
  group: 0,
  sections: [],
  demos: [],
  api: [],
  ...rest,
});

const section = (anchor: string, title: string, ...texts: string[]) => ({ anchor, title, texts });

const groups = [
  { title: 'Guide', priority: 1000 },
  { title: 'Components', priority: 3000 },
];

function searchIn(...pages: PageRecord[]) {
  const index: SearchIndex = { groups, pages };
  const search = createSearch(index);
  return (keywords: string, scope: Parameters<typeof search>[1] = 'all') => search(keywords, scope);
}

const linksOf = (results: SearchResult[]) => results.map(({ link }) => link);

describe('weights', () => {
  const search = searchIn(
    page('/text', 'One', { sections: [section('#a', 'A', 'all about wombats')] }),
    page('/section', 'Two', { sections: [section('#b', 'Wombats', 'nothing')] }),
    page('/title', 'Wombats and koalas'),
  );

  it('are 100 for a page’s title, 10 for a section’s and 1 for its text', () => {
    const { best } = search('wombats');
    expect(best.map(({ type, link, priority }) => [type, link, priority])).toEqual([
      ['page', '/title', 100],
      ['title', '/section#b', 10],
      ['content', '/text#a', 1],
    ]);
  });

  it('add up over the words', () => {
    expect(search('koalas wombats').best[0]).toMatchObject({ link: '/title', priority: 200 });
  });
});

describe('a title', () => {
  const search = searchIn(
    page('/text', 'One', { sections: [section('#a', 'A', 'a wombat, wombat and wombat')] }),
    page('/table', 'Table with a wombat', {
      api: [
        { anchor: '#more', title: 'wombatCount', type: 'number', description: 'wombat, wombat' },
        { anchor: '#row', title: 'wombat', type: 'boolean', description: 'Which one.' },
      ],
    }),
    page('/parts', 'Select', { sections: [section('#b', 'B', 'all')] }),
    page('/phrase', 'Phrase', {
      sections: [section('#text', 'Text', 'select all'), section('#faq', 'Can I select all?')],
      demos: [{ anchor: '#demo', title: '复选框与全选' }],
    }),
    page('/parent/child', 'Child', { sections: [section('#install', 'Install', 'install')] }),
    page('/parent', 'Parent', { sections: [section('#install', 'Install', 'long '.repeat(9))] }),
  );

  it('that is the query comes before others of its weight and before texts, also of better pages', () => {
    expect(linksOf(search('wombat').best)).toEqual([
      '/table',
      '/table#row',
      '/table#more',
      '/text#a',
    ]);
  });

  it('that has the whole query in it is among the best', () => {
    expect(linksOf(search('select all').best)).toEqual(['/parts', '/phrase#faq']);
    expect(linksOf(search('全选').best)).toEqual(['/phrase#demo']);
  });

  it('on many pages is looked for on the one above the others', () => {
    expect(linksOf(search('install').best)).toEqual(['/parent#install', '/parent/child#install']);
  });
});

describe('several words', () => {
  const search = searchIn(
    page('/some', 'Alpha alpha'),
    page('/all', 'Other', {
      sections: [section('#a', 'A', 'text of alpha'), section('#b', 'B', 'text of beta')],
    }),
  );

  it('a page with all of them comes before a page with some, in any order', () => {
    for (const keywords of ['alpha beta', 'beta alpha', 'beta,  ALPHA']) {
      expect(linksOf(search(keywords).best).map((link) => link.replace(/#.*/, ''))).toEqual([
        '/all',
        '/some',
      ]);
    }
  });
});

describe('a page’s name and the name of a part of it', () => {
  const search = searchIn(
    page('/text', 'Text', { sections: [section('#a', 'A', '表格 and rowKey')] }),
    page('/table', 'TableExt', {
      subtitle: '会分页的表格',
      description: 'Every row has a key.',
      api: [{ anchor: '#row-key', title: 'rowKey', type: 'string', description: 'As in antd.' }],
    }),
    page('/list', 'List', {
      api: [{ anchor: '#row-key', title: 'rowKey', type: 'string', description: 'As in antd.' }],
    }),
  );

  it.each(['表格 rowKey', 'rowKey表格', '表格ｒｏｗＫｅｙ', 'ＴａｂｌｅＥｘｔ rowKey'])(
    '%s leads to the row, not to the page around it',
    (keywords) => {
      expect(search(keywords).best[0]).toMatchObject({
        link: '/table#row-key',
        highlightTitleTexts: [{ text: 'rowKey', highlighted: true }],
      });
    },
  );
});

describe('words that are not there as they are typed', () => {
  const search = searchIn(
    page('/upload', 'UploadExt', { pinyin: '' }),
    page('/button', '按钮', { pinyin: 'an niu' }),
    page('/table', '表格与它的分页'),
    page('/props', 'Props', {
      api: [{ anchor: '#p', title: 'needThousandths', type: 'boolean', description: '显示千分位' }],
    }),
  );

  it.each([
    ['uplaod', '/upload'],
    ['uploda', '/upload'],
    ['uplod', '/upload'],
    ['uppload', '/upload'],
    ['uplosd', '/upload'],
    ['ｕｐｌｏａｄ', '/upload'],
    ['anniu', '/button'],
    ['ann', '/button'],
    ['an niu', '/button'],
    ['niu', '/button'],
    ['表格分页', '/table'],
    ['按扭', '/button'],
    ['needThou', '/props#p'],
    ['thousandths', '/props#p'],
    ['need thousandths', '/props#p'],
  ])('%s', (keywords, link) => {
    expect(linksOf(search(keywords).best)).toEqual([link]);
  });

  it('a word that is there is not taken for a typo of another', () => {
    const exact = searchIn(page('/form', 'Form'), page('/from', 'From'));
    expect(linksOf(exact('from').best)).toEqual(['/from']);
  });

  it('a short word must be right', () => {
    expect(searchIn(page('/tree', 'tre'))('trx')).toEqual({ best: [], groups: [] });
  });
});

describe('results', () => {
  const search = searchIn(
    page('/guide', 'Guide to koalas', {
      description: 'Where koalas sleep.',
      sections: [
        section('#k', 'K', 'A sentence that is longer than twenty characters: koalas.'),
        section('', '', 'koalas before any heading'),
      ],
    }),
    page('/x', 'X', {
      group: 1,
      area: 'component',
      demos: [{ anchor: '#x-demo-koala', title: 'Koala', description: 'Shows it.' }],
      api: [{ anchor: '#api-x-koala', title: 'koala', type: 'boolean', description: 'Which one.' }],
    }),
  );

  it('have the best of each page on top and the others in the order of the navigation', () => {
    const { best, groups: found } = search('koala');
    expect(linksOf(best)).toEqual(['/guide', '/x#x-demo-koala', '/x#api-x-koala']);
    expect(found.map(({ title, priority, hints }) => [title, priority, linksOf(hints)])).toEqual([
      ['Guide', 1000, ['/guide', '/guide#k']],
    ]);
  });

  it('say what was found and where', () => {
    const { best, groups: found } = search('koalas');
    expect(best[0]).toEqual({
      type: 'page',
      link: '/guide',
      priority: 100,
      pageTitle: 'Guide to koalas',
      highlightTitleTexts: [{ text: 'Guide to ' }, { text: 'koalas', highlighted: true }],
      highlightTexts: [
        { text: 'Where ' },
        { text: 'koalas', highlighted: true },
        { text: ' sleep.' },
      ],
    });
    const inText = found[0]?.hints.find(({ link }) => link === '/guide#k');
    expect(inText).toMatchObject({
      type: 'content',
      priority: 1,
      highlightTitleTexts: [{ text: 'K' }],
      highlightTexts: [
        { text: '... twenty characters: ' },
        { text: 'koalas', highlighted: true },
        { text: '.' },
      ],
    });
  });

  it('mark API rows', () => {
    const [row] = search('koala', 'api').best;
    expect(row).toMatchObject({ type: 'title', api: true, link: '/x#api-x-koala', priority: 10 });
  });

  it.each([
    ['guide', ['/guide', '/guide', '/guide#k']],
    ['component', ['/x#x-demo-koala', '/x#api-x-koala']],
    ['demo', ['/x#x-demo-koala']],
    ['api', ['/x#api-x-koala']],
  ] as const)('scope %s', (scope, links) => {
    const { best, groups: found } = search('koala', scope);
    const all = [...best, ...found.flatMap(({ hints }) => hints)];
    expect(linksOf(all)).toEqual(links);
  });
});

describe('bad input', () => {
  const search = searchIn(page('/a', '按钮 a'), page('/script', 'script'));

  it.each(['   ', '.*+?^$(){}|[]\\', '😀😀', '，。！'])('%j finds nothing', (keywords) => {
    expect(search(keywords)).toEqual({ best: [], groups: [] });
  });

  it('tags are words like any other', () => {
    expect(linksOf(search('<script>').best)).toEqual(['/script']);
  });

  it('of 10,000 characters the first 200 count', () => {
    expect(linksOf(search(`按钮 ${'x'.repeat(9997)}`).best)).toEqual(['/a']);
    expect(search(`${'x'.repeat(9998)} 按钮`).best).toEqual([]);
  });

  it('names of Object’s properties are words too', () => {
    expect(search('constructor __proto__ toString').best).toEqual([]);
  });
});

it('shows at most 40 results, and 5 of a page', () => {
  const pages = Array.from({ length: 30 }, (_, index) =>
    page(`/p${index}`, 'koala', {
      sections: Array.from({ length: 9 }, (_, at) => section(`#s${at}`, 'koala', 'koala')),
    }),
  );
  const { best, groups: found } = searchIn(...pages)('koala');
  const all = linksOf([...best, ...found.flatMap(({ hints }) => hints)]);
  expect(all).toHaveLength(40);
  expect(all.filter((link) => link.startsWith('/p0')).length).toBeLessThanOrEqual(5);
});
