import { expect, it } from 'vitest';
import { toText } from '../../builtins/Playground/toCode';
import { readTemplates } from '.';

const SOURCE = `import { X, type XProps } from '@mtools/antd-ext';
import { Button } from 'antd';
import { useDemoText } from 'demo-text';
import type { ReactNode } from 'react';

/** The props. */
export interface XPlaygroundProps {
  title?: ReactNode;
}

type Format = XPlaygroundProps['title'];

export const methodProp = 'kind';

interface Row {
  id: number;
}

export default function XPlayground(props: XProps<Format>) {
  const t = useDemoText();
  const ROWS: Row[] = t([{ id: 1 }], [{ id: 2 }]);
  const { size } = props;
  return (
    <X
      // It counts at first.
      key={size}
      title={t('标题', 'Title')}
      rows={ROWS}
      {...props}
    >
      <Button>{t('打开', 'Open')}</Button>
    </X>
  );
}
`;

const read = (code: string) =>
  readTemplates([
    { id: 'X', file: 'X.tsx', code, controls: [{ name: 'title', kinds: ['node'], options: [] }] },
  ])[0];

it('are the page that a reader would write, in each language', () => {
  const templates = read(SOURCE);
  const { before, after, start, members, content } = templates?.['en-US'] ?? {};
  expect(toText(before ?? [])).toBe(`import { X } from '@mtools/antd-ext';
import { Button } from 'antd';

interface Row {
  id: number;
}

const ROWS: Row[] = [{ id: 2 }];

export default function Page() {
  return `);
  expect(toText(after ?? [])).toBe(';\n}');
  expect(start).toEqual({ title: 'Title' });
  expect(members?.map(({ code }) => toText(code))).toEqual(['title="Title"', 'rows={ROWS}']);
  expect(toText(content ?? [])).toBe('<Button>Open</Button>');
  expect(templates?.['zh-CN'].start).toEqual({ title: '标题' });
});

it.each([
  ['{...props}', '', '{...props} has to be in one element, or in the options of one call'],
  ['rows={ROWS}', 'rows={props.rows}', 'the code would have no props: props.rows'],
  [
    "title={t('标题', 'Title')}",
    'title={ROWS[0]}',
    'a prop with a control can only start with a plain value: title={ROWS[0]}',
  ],
])('%s as “%s” is an error with the file', (old, replacement, message) => {
  expect(() => read(SOURCE.replace(old, replacement))).toThrow(`X.tsx:1: ${message}`);
});
