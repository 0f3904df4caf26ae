import { expect, it } from 'vitest';
import { addCode } from './addCode';
import { toScope } from './toScope';

/** What dumi's loader writes for a page with two demos; the second has two files. */
const emitted = `export const demos = {
  'a-demo-one': {
    component: one,
    asset: { "dependencies": { "index.tsx": { "type": "FILE", "value": require('-!/docs/one.tsx?dumi-raw').default }, "antd": { "type": "NPM", "value": "6" } } },
    context: undefined,
    renderOpts: undefined,
  },
  'a-demo-two': {
    asset: { "dependencies": { "index.tsx": { "type": "FILE", "value": require('-!/docs/two.tsx?dumi-raw').default }, "./two.css": { "type": "FILE", "value": require('-!/docs/two.css?dumi-raw').default } } },
    context: undefined,
    renderOpts: undefined,
  },
};`;

const files: Record<string, string> = {
  '/docs/one.tsx': "const size: number = 1;\nexport default () => <b title='a\"b'>{size}</b>;\n",
  '/docs/two.tsx': "import './two.css';\nexport default () => null;\n",
  '/docs/two.css': '.two {\n  color: red;\n}\n',
};

interface Demo {
  asset: { dependencies: Record<string, { html?: string; javascript?: { value: string } }> };
  context: string;
}

/** Runs the module, as webpack would after it has resolved `require` and `import()`. */
function run(): Record<string, Demo> {
  const code = addCode(emitted, (file) => files[file] ?? '')
    .replace('export const demos =', 'return')
    .replaceAll(/\(\) => import\(\/\* webpackChunkName: "scope-docs" \*\/ ('[^']+')\)/g, '$1');
  return new Function('require', 'one', code)(() => ({ default: '' }), undefined);
}

it('gives each file its highlighted text, and a module the same in JavaScript', () => {
  const { 'a-demo-one': one, 'a-demo-two': two } = run();
  const file = one?.asset.dependencies['index.tsx'];
  expect(file?.html).toContain('<span class="token keyword">const</span> size');
  expect(file?.javascript?.value).toBe(
    "const size = 1;\nexport default () => <b title='a\"b'>{size}</b>;",
  );
  expect(two?.asset.dependencies['./two.css']?.html).toContain('<span class="token selector">');
  expect(two?.asset.dependencies['./two.css']).not.toHaveProperty('javascript');
  expect(one?.asset.dependencies.antd).not.toHaveProperty('html');
});

it('lets the editor import the scope of each demo', () => {
  const { 'a-demo-one': one, 'a-demo-two': two } = run();
  expect(one?.context).toBe('/docs/one.tsx?scope');
  expect(two?.context).toBe('/docs/two.tsx?scope');
});

it('puts into the scope the names that a demo imports, and no types or stylesheets', () => {
  const scope = toScope(`import { Button as B, type ButtonProps } from 'antd';
import React, { useState } from 'react';
import * as icons from '@ant-design/icons';
import type { Row } from './types';
import { rows } from './rows';
import './style.css';

export default () => [B, React, useState, icons, rows];
`);
  expect(scope).toBe(`import { Button as Button0 } from 'antd';
import { default as default1, useState as useState1 } from 'react';
import * as all2 from '@ant-design/icons';
import scope3 from './rows?scope';
export default [['antd', { Button: Button0 }], ['react', { default: default1, useState: useState1 }], ['@ant-design/icons', all2], ...scope3];
`);
});

it('lets the component be fetched before it is rendered', () => {
  const load = '() => import( /* webpackChunkName: "x" */ \'/docs/one.tsx?techStack=react\')';
  const component = `component: React.memo(React.lazy(${load})),`;
  expect(addCode(`{ ${component} }`)).toBe(`{ ${component} prefetch: ${load}, }`);
});
