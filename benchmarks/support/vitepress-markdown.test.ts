import { expect, it } from 'vitest';
import { base, origin } from '../../.dumi/config/site';
import { sectionsOf, toVitePress } from './vitepress-markdown';

const site = origin + base;

it.each([
  ['a link to a page', `[a](${site}guide/a.md)`, '[a](/guide/a)'],
  ['a link to a section', `[a](${site}guide/a.md#b)`, '[a](/guide/a#b)'],
  ['an address as a link', `<${site}design>`, `[${site}design](/design)`],
  ['the home page', `[a](${site})`, '[a](/)'],
  ['the home page in English', `[a](${site}en-US)`, '[a](/en-US/)'],
])('makes a link of VitePress of %s', (_, source, expected) => {
  expect(toVitePress(source)).toBe(expected);
});

it('leaves links to other sites, and addresses in code', () => {
  const source = `[a](https://example.com/a.md) \`${site}a.md\`\n\n\`\`\`\n<${site}a>\n\`\`\`\n`;
  expect(toVitePress(source)).toBe(source);
});

it('keeps Vue from reading text and inline code as a template, but leaves blocks of code', () => {
  expect(toVitePress('a {{ b }}')).toBe('a <span v-pre>{{</span> b }}');
  expect(toVitePress('| `{{*` |\n| --- |\n| `c` |\n')).toBe(
    '| <code v-pre>&#123;&#123;&#42;</code> |\n| --- |\n| `c` |\n',
  );
  const block = '```tsx\n<a style={{ top: 0 }} />\n```\n';
  expect(toVitePress(block)).toBe(block);
});

it('shows tags that are not HTML as text', () => {
  expect(toVitePress('a <Foo> b</Foo><br><kbd>c</kbd>')).toBe(
    'a &lt;Foo> b&lt;/Foo><br><kbd>c</kbd>',
  );
  expect(toVitePress('<Foo>\n\nb')).toBe('&lt;Foo>\n\nb');
});

it('reads the sections of the site, without links to other lists', () => {
  const llms = [
    '# mtools',
    `## Guide\n\n- [A [b]](${site}guide/a.md): what it is`,
    `## Other languages\n\n- [English](${site}en-US/llms.txt)`,
  ].join('\n\n');
  expect(sectionsOf(llms)).toEqual([
    { text: 'Guide', items: [{ text: 'A [b]', link: '/guide/a' }] },
  ]);
});
