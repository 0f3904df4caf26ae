import { describe, expect, it } from 'vitest';
import { identifiersOf } from './identifiersOf';
import { parser } from './parser';
import { readContent } from './readContent';

const contentOf = (source: string) => readContent(parser.parse(source));

describe('readContent', () => {
  it('reads the texts of containers and quotes without their marks', () => {
    const { sections } = contentOf(':::warning{title=Careful}\nHot.\n:::\n\n> Said.\n');
    expect(sections.map(({ texts }) => texts)).toEqual([['Hot.', 'Said.']]);
  });

  it('takes the word debug in a description for a description', () => {
    const { demos } = contentOf('<code src="./a.tsx" description="how to debug it">A</code>\n');
    expect(demos).toEqual([
      { src: './a.tsx', title: 'A', description: 'how to debug it', debug: false, framed: false },
    ]);
  });

  it('knows what is shown in a frame; a description may have tags in it', () => {
    const { demos } = contentOf(
      '<code src="./a.tsx" description="an iframe <kbd>F</kbd>">A</code>\n\n<code src="./b.tsx" iframe="240">B</code>\n\n<code src="./c.tsx" iframe>C</code>\n',
    );
    expect(demos.map(({ title, framed }) => [title, framed])).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
    ]);
  });

  it('knows which demos are those of functions', () => {
    const { demos } = contentOf(
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

it('identifiersOf takes each name once, and neither keywords, comments nor strings', () => {
  const code = 'const a = useModel(useModel); /* hidden */ return `text` // gone\n"no" + data-id';
  expect(identifiersOf(code)).toEqual(['useModel', 'data-id']);
});
