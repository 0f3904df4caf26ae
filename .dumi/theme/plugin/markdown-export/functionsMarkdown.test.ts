import { expect, it } from 'vitest';
import { toFunctionsView } from '../function-data/toView';
import { functionsMarkdown } from './functionsMarkdown';

const texts = (text: string) => ({ 'zh-CN': text, 'en-US': text });

it('has of each function all that the page shows', () => {
  const options = {
    name: 'fill',
    type: 'string',
    description: texts('The filling.'),
    required: false,
    defaultValue: "' '",
  };
  const data = {
    id: 'some-utils',
    sizes: { pad: { bytes: 146, needs: [] } },
    gaps: [],
    functions: [
      {
        name: 'pad',
        group: 'string',
        since: '0.2.0',
        description: texts('Pads a text.\n\n- Never cuts.\n- Never throws.'),
        signature: 'pad(text: string, options?: PadOptions): string',
        parameters: [
          { name: 'text', type: 'string', description: texts('The text.'), required: true },
        ],
        tables: [{ name: 'PadOptions', rows: [options] }],
        returns: { type: 'string', description: texts('The longer text.') },
        throws: [{ type: 'RangeError', description: texts('When it is too wide.') }],
        keywords: [],
        examples: [{ lang: 'ts', code: "pad('a'); // 'a '" }],
      },
    ],
  };
  expect(functionsMarkdown(toFunctionsView(data, 'en-US', (code) => code))).toBe(
    `## Text

### pad

Since 0.2.0 · 146 B gzipped

Pads a text.

- Never cuts.
- Never throws.

\`\`\`ts
pad(text: string, options?: PadOptions): string
\`\`\`

| Parameter | Description | Type |
| --- | --- | --- |
| \`text\` (required) | The text. | \`string\` |

\`PadOptions\`

| Property | Description | Type | Default |
| --- | --- | --- | --- |
| \`fill\` | The filling. | \`string\` | \`' '\` |

**Returns** \`string\`: The longer text.

**Throws** \`RangeError\`: When it is too wide.

\`\`\`ts
pad('a'); // 'a '
\`\`\``,
  );
});
