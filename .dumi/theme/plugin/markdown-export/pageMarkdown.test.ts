import { expect, it } from 'vitest';
import { type PageContent, pageMarkdown } from './pageMarkdown';

const content: PageContent = {
  frontmatter: { title: 'Fruit', description: 'What grows on trees.' },
  url: 'https://mtools.example/mtools/fruit',
  api: (component) => `table of ${component}`,
  functions: (name) => `functions of ${name}`,
  overview: () => '- all pages',
  demo: ({ src }) =>
    src.includes('debug') ? [] : [{ name: src.slice(2), code: `// code of ${src}\n` }],
  address: (link) => `https://mtools.example/mtools${link}.md`,
};

const markdownOf = (...lines: string[]) => pageMarkdown(lines.join('\n'), content);

it('begins with title and description in place of the header', () => {
  expect(markdownOf('---', 'title: Fruit', '---', '', 'Text.')).toBe(
    '# Fruit\n\n> What grows on trees.\n\nText.\n',
  );
});

it('takes the ids out of headings and leaves the rest of the text as it was written', () => {
  const text = '* a   list\n\n:::info\nNote.\n:::\n\n```ts {2}\nconst id = "{#no-id}";\n```';
  expect(markdownOf('## Two *words* {#two}', '', text)).toBe(`## Two *words*\n\n${text}\n`);
});

it('shows the code of demos, also of those in columns, and none of debug demos', () => {
  const markdown = markdownOf(
    '<code src="./a.tsx" description="With `code`.">First</code>',
    '<code src="./b.tsx">Second</code>',
    '',
    '<code src="./debug.tsx">For writers</code>',
  );
  expect(markdown).toBe(
    [
      '### First',
      'With `code`.',
      '```tsx [a.tsx]\n// code of ./a.tsx\n```',
      '### Second',
      '```tsx [b.tsx]\n// code of ./b.tsx\n```\n',
    ].join('\n\n'),
  );
});

it('code that has a fence of its own stays in one block', () => {
  const demo = () => [{ name: 'a.tsx', code: 'const text = "```";' }];
  const markdown = pageMarkdown('<code src="./a.tsx">First</code>', { ...content, demo });
  expect(markdown).toBe('### First\n\n````tsx [a.tsx]\nconst text = "```";\n````\n');
});

it('writes out builtins, and leads to the page for what only runs there', () => {
  const markdown = markdownOf(
    '<API id="Apple"></API>',
    '',
    '<Functions id="fruit-utils"></Functions>',
    '',
    '<Overview></Overview>',
    '',
    '<Playground id="Apple"></Playground>',
  );
  expect(markdown).toBe(
    'table of Apple\n\nfunctions of fruit-utils\n\n- all pages\n\n<https://mtools.example/mtools/fruit>\n',
  );
});

it('writes functions without their demos, which show no more than the examples', () => {
  const markdown = markdownOf(
    'Before.',
    '',
    '<Functions id="fruit-utils">',
    '',
    '<code src="./a.tsx">peel</code>',
    '<code src="./b.tsx">slice</code>',
    '',
    '</Functions>',
    '',
    'After.',
  );
  expect(markdown).toBe('Before.\n\nfunctions of fruit-utils\n\nAfter.\n');
});

it('gives links inside the site their whole address, and leaves all others', () => {
  expect(markdownOf('[/a](/a), [b](#b), [c](https://c.example/) and ![d](/d.png)')).toBe(
    '[/a](https://mtools.example/mtools/a.md), [b](#b), [c](https://c.example/) and ' +
      '![d](https://mtools.example/mtools/d.png.md)\n',
  );
});
