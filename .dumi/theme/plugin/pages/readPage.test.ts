import { describe, expect, it } from 'vitest';
import { identifiersOf } from './identifiersOf';
import { readPage } from './readPage';

const header = '---\ntitle: Page\natomId: page\n---\n\n';
const read = (body: string) => readPage('docs/page.md', '/page', header + body);
const demosOf = (body: string) => read(body).demos;
/** What the page has of a demo, as it is written. */
const sourcesOf = (body: string) => {
  const { source, demos } = read(body);
  return demos.map(({ start, end }) => source.slice(start, end));
};

describe('texts', () => {
  it('of containers and quotes are read without their marks', () => {
    const { sections } = read(':::warning{title=Careful}\nHot.\n:::\n\n> Said.\n');
    expect(sections.map(({ texts }) => texts)).toEqual([['Hot.', 'Said.']]);
  });

  it('of code are its identifiers, each once, without keywords, comments and strings', () => {
    const code = 'const a = useModel(useModel); /* hidden */ return `text` // gone\n"no" + data-id';
    expect(identifiersOf(code)).toEqual(['useModel', 'data-id']);
  });
});

describe('the tag of a demo', () => {
  it.each([
    [
      'tags in a value',
      `<code src="./a.tsx" description="Press <kbd>A</kbd>" debug id="two">A</code>`,
    ],
    ['a > in a value', `<code src="./a.tsx" description="a > b" debug id="two">A</code>`],
    ['single quotes', `<code description='say "a"' src='./a.tsx' id='two' debug>A</code>`],
    ['a value without quotes', '<code debug id=two src="./a.tsx">A</code>'],
    ['several lines', '<code\n  src="./a.tsx"\n  debug\n  id="two">A\n</code>'],
    ['a list around it', '- <code src="./a.tsx" id="two" debug>A</code>'],
    ['a quotation around it, over lines', '> <code src="./a.tsx"\n> id="two" debug>A</code>'],
    [
      'names of attributes in values',
      '<code src="./a.tsx" debug id="two" title="id=one src=">A</code>',
    ],
  ])('is read with %s', (_, body) => {
    expect(demosOf(body)).toMatchObject([
      { src: './a.tsx', id: 'two', debug: true, framed: false, title: 'A', closed: true },
    ]);
    expect(read(body).problems).toEqual([]);
  });

  it('says what is shown in a frame; words of a value say nothing', () => {
    const tags = [
      '<code src="./a.tsx" description="how to debug an iframe">A</code>',
      '<code src="./b.tsx" iframe="240">B</code>',
      '<code src="./c.tsx" iframe>C</code>',
    ];
    const demos = demosOf(tags.join('\n\n'));
    expect(demos.map(({ title, framed }) => [title, framed])).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
    ]);
    expect(demos.some(({ debug }) => debug)).toBe(false);
  });

  it('has its characters decoded', () => {
    const [demo] = demosOf(
      '<code src="./a.tsx" description="&quot;a&quot; &lt; b">A &amp; B</code>',
    );
    expect(demo).toMatchObject({ description: '"a" < b', title: 'A & B' });
  });

  it.each([
    ['a comment', '<!-- <code src="./a.tsx">A</code> -->'],
    ['a comment over lines', '<!--\n\n<code src="./a.tsx">A</code>\n\n-->'],
    ['a code fence', '```md\n<code src="./a.tsx">A</code>\n```'],
    ['code in a text', 'Write `<code src="./a.tsx">A</code>`.'],
    ['code without a source', 'Press <code>A</code>.'],
  ])('is not found in %s', (_, body) => {
    expect(read(body)).toMatchObject({ demos: [], problems: [] });
  });

  it.each([
    ['self-closing', '<code src="./a.tsx" />'],
    ['self-closing, before a text', '<code src="./a.tsx" /> Text'],
    ['not closed', '<code src="./a.tsx">A'],
    ['in a block of HTML', '<div>\n<code src="./a.tsx" debug>A</code>\n</div>'],
    ['in a heading', '## <code src="./a.tsx">A</code> {#a}'],
  ])('is reported where it is %s', (_, body) => {
    expect(read(body).problems.map(({ reason }) => reason)).toEqual([
      'the demo ./a.tsx is not shown; write it as <code src="…">title</code>, in a paragraph of its own',
    ]);
  });

  it('is reported where it says its height, which is measured', () => {
    expect(read('<code src="./a.tsx" reserve="80">A</code>').problems).toMatchObject([
      { line: 6, reason: expect.stringContaining('pnpm measure:demos') },
    ]);
  });

  it('ends where it is written to end, among others too', () => {
    const tags = [
      '<code src="./a.tsx">**A** <code>b</code></code>',
      '<code src="./b.tsx">B</code>',
    ];
    expect(sourcesOf(tags.join('\n'))).toEqual(tags);
  });

  it('knows that it stands inside of functions', () => {
    const demos = demosOf(
      '<code src="./a.tsx">A</code>\n\n<Functions id="x-utils">\n\n<code src="./b.tsx">b</code>\n<code src="./c.tsx">c</code>\n\n</Functions>\n\n<code src="./d.tsx">D</code>\n',
    );
    expect(demos.map(({ title, ofFunction }) => [title, Boolean(ofFunction)])).toEqual([
      ['A', false],
      ['b', true],
      ['c', true],
      ['D', false],
    ]);
  });
});

it('other tags are found with their lines, and not in code or comments', () => {
  const page = read(
    `<API id="A"></API>

<!-- <API id="B"></API> -->

Write \`<API id="C"></API>\`.

<div title="a > b">
<a href="/x">x</a> <img src="./x.png"></div>

<Changes id="A"></Changes>
`,
  );
  expect(page.apis).toEqual([{ value: 'A', line: 6 }]);
  expect(page.links).toEqual([{ value: '/x', line: 13 }]);
  expect(page.images).toEqual([{ value: './x.png', line: 13 }]);
  expect(page.parts).toMatchObject([{ name: 'Changes', id: 'A', line: 15 }]);
  const [part] = page.parts;
  expect(page.source.slice(part?.start, part?.end)).toBe('<Changes id="A"></Changes>');
});
