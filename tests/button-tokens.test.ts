import { readFileSync } from 'node:fs';
import path from 'node:path';
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { themes } from '../src/antd-ext/src';

type Name = keyof typeof themes;

/** What antd's Button takes where a theme says nothing (antd/es/button/style/token.js). */
const BUTTON_DEFAULTS = { paddingInline: 15, fontWeight: 400 };

function resolve(name: Name, mode: 'light' | 'dark', token: string): unknown {
  const config = themes[name][mode];
  const [, own] = /^Button\.(.*)$/.exec(token) ?? [];
  const values = own
    ? { ...BUTTON_DEFAULTS, ...config.components?.Button }
    : theme.getDesignToken(config);
  return Reflect.get(values, own ?? token);
}

describe.each(['', '.en-US'])('the token tables of ButtonExt%s', (language) => {
  const page = path.resolve(__dirname, `../docs/AntdExt/ButtonExt.$tab-tokens${language}.md`);
  const sections = readFileSync(page, 'utf8').split(/^## .*\{#/m);
  const rows = sections.flatMap((section) => {
    const mode: 'light' | 'dark' = section.startsWith('dark') ? 'dark' : 'light';
    return [...section.matchAll(/^\| `(.*?)` \| (.*) \| (.*) \| (.*) \|$/gm)].map(
      ([, token = '', ...cells]) => ({
        token,
        mode,
        cells: cells.map((cell) => cell.replaceAll('`', '')),
      }),
    );
  });

  it('have rows', () => expect(rows).toHaveLength(14));

  it.each(rows)('say of $token in $mode what the themes say', ({ token, mode, cells }) => {
    const names: Name[] = ['default', 'zeus', 'hermes'];
    expect(cells).toEqual(names.map((name) => String(resolve(name, mode, token))));
  });
});
