import { expect, it } from 'vitest';
import { format } from './formatCode';
import { localizeDemo } from './localizeDemo';

const demo = `import { Button, Input } from 'antd';
import { type DemoText, useDemoText } from 'demo-text';
import { useState } from 'react';
import { createRows } from './rows';

interface Row {
  name: string;
}

/** Shows a form. */
export default function Demo() {
  const t = useDemoText();
  // Written from high to low.
  const STATUS = t({ open: '开启', closed: '关闭' }, { open: 'Open', closed: 'Closed' });
  const COLUMNS = [{ title: t('姓名', 'Name'), width: 80 }];

  /** Asks a server. */
  async function publish() {
    throw new Error(t('服务器繁忙', "It's busy"));
  }

  const [rows] = useState(() => createRows(t, 3));
  const [count, setCount] = useState(0);

  return (
    <>
      <Input aria-label={t('姓名', 'Name')} title={t(\`第 \${count} 页\`, \`Page \${count}\`)} />
      <Button onClick={() => setCount(count + 1)}>{t('保存', 'Save')}</Button>
      <Button onClick={publish}>{t(\`已保存 \${count} 条\`, \`\${count} saved\`)}</Button>
      <p>
        {t('已选：', 'Chosen: ')}
        {count > 0 ? t('有', 'some') : t('无', 'none')}, {\`\${t('共', 'of')} \${rows.length}\`}
      </p>
      <p>{t('大于 > 小于', 'a & b')}</p>
      {rows.map(({ name }) => STATUS.open + name)}
      {COLUMNS.length}
    </>
  );
}
`;

const localized = (code: string, locale: 'zh-CN' | 'en-US') =>
  format([{ code: localizeDemo(code, locale), extension: 'tsx' }])[0];

it('puts the texts of the locale in place, and moves constants and functions out of the component', () => {
  expect(localized(demo, 'zh-CN')).toBe(`import { Button, Input } from 'antd';
import { useState } from 'react';
import { createRows } from './rows';

interface Row {
  name: string;
}

// Written from high to low.
const STATUS = { open: '开启', closed: '关闭' };
const COLUMNS = [{ title: '姓名', width: 80 }];

/** Asks a server. */
async function publish() {
  throw new Error('服务器繁忙');
}

/** Shows a form. */
export default function Demo() {
  const [rows] = useState(() => createRows(3));
  const [count, setCount] = useState(0);

  return (
    <>
      <Input aria-label="姓名" title={\`第 \${count} 页\`} />
      <Button onClick={() => setCount(count + 1)}>保存</Button>
      <Button onClick={publish}>已保存 {count} 条</Button>
      <p>
        已选：
        {count > 0 ? '有' : '无'}, {\`共 \${rows.length}\`}
      </p>
      <p>{'大于 > 小于'}</p>
      {rows.map(({ name }) => STATUS.open + name)}
      {COLUMNS.length}
    </>
  );
}
`);
});

it('keeps white space at the end of a line, and characters that JSX would read', () => {
  const english = localized(demo, 'en-US');
  expect(english).toContain(`{'Chosen: '}
        {count > 0 ? 'some' : 'none'}, {\`of \${rows.length}\`}`);
  expect(english).toContain("<p>{'a & b'}</p>");
  expect(english).toContain(`throw new Error("It's busy");`);
});

it('takes the parameter that hands it on out of a module beside a demo', () => {
  const code = `import type { DemoText } from 'demo-text';

export function createRows(t: DemoText, count: number) {
  const NAMES = t(['张伟'], ['Olivia']);
  return NAMES.slice(count);
}

export const menuOf = (t: DemoText) => [{ label: t('订单', 'Orders') }];
`;
  expect(localized(code, 'en-US')).toBe(`const NAMES = ['Olivia'];

export function createRows(count: number) {
  return NAMES.slice(count);
}

export const menuOf = () => [{ label: 'Orders' }];
`);
});

it('leaves a module without texts as it is', () => {
  const code = 'export const a   = t(1, 2)\n';
  expect(localizeDemo(code, 'zh-CN')).toBe(code);
});

it.each([
  ['const ROWS = [count];', 'what depends on count cannot move'],
  ['function add() { return count; }', 'what depends on count cannot move'],
  ['const other = t;', 't can only be called or handed on'],
  ["const other = t('只有中文');", 't takes the text in Chinese and in English'],
])('stops on %s', (statement, message) => {
  const code = `import { useDemoText } from 'demo-text';
export default function Demo({ count }) {
  const t = useDemoText();
  ${statement}
}
`;
  expect(() => localizeDemo(code, 'zh-CN')).toThrow(message);
});
