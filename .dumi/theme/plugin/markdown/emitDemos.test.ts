import { expect, it, onTestFinished, vi } from 'vitest';
import { emitDemos } from './emitDemos';
import { toScope } from './toScope';

type Demos = NonNullable<Parameters<typeof emitDemos>[0]>;

const load = (name: string) =>
  `import( /* webpackChunkName: "a__demos" */ '/docs/${name}.tsx?techStack=react')`;

/** What dumi makes of a page with two demos; the second has two files. */
const demos: Demos = [
  {
    id: 'a-demo-one',
    component: `React.memo(React.lazy(() => ${load('one')}))`,
    asset: {
      type: 'BLOCK',
      id: 'a-demo-one',
      refAtomIds: [],
      entry: 'index.tsx',
      dependencies: {
        'index.tsx': {
          type: 'FILE',
          value: "const size: number = 1;\nexport default () => <b title='a\"b'>{size}</b>;\n",
        },
        antd: { type: 'NPM', value: '6' },
      },
    },
    resolveMap: {},
    renderOpts: {},
  },
  {
    id: 'a-demo-two',
    component: `React.memo(React.lazy(() => ${load('two')}))`,
    asset: {
      type: 'BLOCK',
      id: 'a-demo-two',
      refAtomIds: [],
      entry: 'index.tsx',
      dependencies: {
        'index.tsx': {
          type: 'FILE',
          value: "import './two.css';\nexport default () => null;\n",
        },
        './two.css': { type: 'FILE', value: '.two {\n  color: red;\n}\n' },
      },
    },
    resolveMap: {},
    renderOpts: {},
  },
];

const files = new Map(['one', 'two'].map((name) => [`a-demo-${name}`, `/docs/${name}.tsx`]));

interface Demo {
  component: string;
  prefetch: string;
  asset: { dependencies: Record<string, { html?: string; javascript?: { value: string } }> };
  context: string;
}

/** Runs the module, as the bundler would after it has resolved `import()`. */
function run(): Record<string, Demo> {
  const code = emitDemos(demos, 'en-US', files)
    .replace("import React from 'react';", '')
    .replace('export const demos =', 'const demos =')
    .replaceAll(/\(\) => import\((?:\/\*.*?\*\/ )?("[^"]+")\)/g, '$1')
    .replace(/if \(import\.meta[\s\S]*$/, '');
  const react = { memo: (x: unknown) => x, lazy: (x: unknown) => x };
  return new Function('React', `${code}\nreturn demos;`)(react);
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

it('loads each demo by itself, when it is rendered or before, and its scope for the editor', () => {
  const { 'a-demo-one': one, 'a-demo-two': two } = run();
  expect(one).toMatchObject({
    component: '/docs/one.tsx',
    prefetch: '/docs/one.tsx',
    context: '/docs/one.tsx?scope',
  });
  expect(two?.context).toBe('/docs/two.tsx?scope');
});

it('stops the build where dumi gives a demo of the page another id', () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => emitDemos(demos.slice(1), 'en-US', files)).toThrow('dumi knows no demo a-demo-one');
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
