import { expect, it } from 'vitest';
import { toView } from '../api-data/toView';
import { apiMarkdown } from './apiMarkdown';

const texts = (text: string) => ({ 'zh-CN': text, 'en-US': text });

it('has a row for each prop, with all that the table of the page says', () => {
  const rows = [
    {
      name: 'theme',
      type: "Theme | 'own'",
      description: texts('The `look`.\nOf one.'),
      required: true,
      defaultValue: "'zeus'",
      since: '0.1.0',
      expansions: [{ kind: 'union' as const, name: 'Theme', members: ["'zeus'", "'hermes'"] }],
    },
    {
      name: 'old',
      type: '`a`',
      description: texts('Old.'),
      required: false,
      deprecated: texts('Use `theme`.'),
    },
  ];
  const columns = {
    kind: 'columns' as const,
    name: 'XColumn<T>',
    description: texts('What a column can do.'),
    rows: [{ name: 'hidden', type: 'boolean', description: texts('Hides it.'), required: false }],
  };
  const api = {
    id: 'X',
    antd: { name: 'Button', page: 'button' },
    tables: [{ kind: 'props' as const, name: 'XOwnProps', rows }, columns],
  };
  expect(apiMarkdown(toView(api, 'en-US'))).toBe(
    `Only new or changed props are listed here. For all other props, see [antd Button](https://ant.design/components/button).

| Name | Description | Type | Default | Version |
| --- | --- | --- | --- | --- |
| \`theme\` (required) | The \`look\`. Of one. | \`Theme \\| 'own'\`<br>\`Theme\`: \`'zeus'\`, \`'hermes'\` | \`'zeus'\` | 0.1.0 |
| \`old\` | **Deprecated** Use \`theme\`. Old. | \`\` \`a\` \`\` | - | - |

### Column options \`XColumn<T>\`

What a column can do.

| Name | Description | Type |
| --- | --- | --- |
| \`hidden\` | Hides it. | \`boolean\` |`,
  );
});
