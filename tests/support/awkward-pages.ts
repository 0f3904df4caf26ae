const page = (header: string, body = 'Text.\n') => `---\n${header}\n---\n\n${body}`;

const sections = Array.from(
  { length: 300 },
  (_, index) => `## Section ${index + 1} {#section-${index + 1}}

Text of this section, with \`code\` in it.

- An entry
- Another entry

\`\`\`ts
const value = ${index};
\`\`\`
`,
);

export const LONG_TITLE = 'AnUnbreakableTitle'.repeat(12);

/** Pages that are in order for dumi, and that a theme may stumble over all the same. */
export const awkwardPages: Readonly<Record<string, string>> = {
  // Navigation is configured for one language only.
  '.dumirc.fixture.ts': `export default {
  themeConfig: { nav: { 'zh-CN': [{ title: '指南', link: '/guide' }] } },
};
`,
  'docs/index.md': page('title: mtools\nhero: { title: mtools, description: 首页 }', ''),
  'docs/index.en-US.md': page('title: mtools\nhero: { title: mtools, description: Home }', ''),
  'docs/guide/index.md': page(
    'title: 指南\natomId: fixture',
    '<code src="./demo.tsx">示例</code>\n',
  ),
  'docs/guide/index.$tab-more.md': page('title: 更多', '## 更多内容 {#more}\n'),
  'docs/guide/index.en-US.md': page('title: Guide'),
  'docs/guide/demo.tsx': "export default () => <p>It's alive</p>;\n",
  'docs/guide/demo-kinds.md': page(
    'title: 示例的种类\natomId: kinds\ndemo: { cols: 2 }',
    `<code src="./kinds/framed.tsx" iframe="200">框架</code>

<code src="./kinds/one.tsx">一</code>
<code src="./kinds/one.tsx" id="two">二</code>

<code src="./kinds/one.tsx" id="inline" inline></code>

<code src="./kinds/marked.tsx">作者专用</code>
`,
  ),
  'docs/guide/kinds/framed.tsx': `import { Button } from 'antd';

export default () => <Button type="primary">Framed</Button>;
`,
  'docs/guide/kinds/one.tsx': 'export default () => <p>One</p>;\n',
  'docs/guide/kinds/marked.tsx': '/**\n * debug: true\n */\nexport default () => <p>Marked</p>;\n',
  'docs/guide/only-chinese.md': page('title: 只有中文', '## 小节 {#part}\n\n正文。\n'),
  'docs/guide/empty-group.md': page('title: 空分组\ngroup:\nnav:'),
  'docs/guide/untitled-group.md': page("title: 无名分组\ngroup: { title: '' }"),
  'docs/guide/untitled.md': page('order: 1'),
  'docs/guide/long-title.md': page(`title: ${LONG_TITLE}\ngroup: { title: ${LONG_TITLE} }`),
  'docs/guide/three-thousand-lines.md': page('title: 三千行', sections.join('\n')),
};
