import { gzipSync } from 'node:zlib';
import * as library from '@mtools/antd-ext';
import { describe, expect, it } from 'vitest';
import { bundle } from './support/bundle';
import { root } from './support/preview-server';

const KIB = 1024;
const MAX_COMPONENT = 8 * KIB;
const MAX_LIBRARY = 60 * KIB;

/** Size in bytes, minified and gzipped, of what an app that has antd and React already gets. */
function sizeOf(names: string): number {
  const code = bundle({
    stdin: { contents: `export ${names} from './src/antd-ext/es'`, resolveDir: root },
    format: 'esm',
    external: ['react', 'react-dom', 'antd', '@ant-design/*', '@rc-component/*', 'dayjs'],
  });
  return gzipSync(code).length;
}

const components = Object.keys(library).filter((name) => /^[A-Z][a-z]/.test(name));

it('the whole library fits into its budget', () => {
  expect(sizeOf('*')).toBeLessThanOrEqual(MAX_LIBRARY);
});

describe.each(components)('%s', (name) => {
  it('fits into the budget of a component', () => {
    // A table is a part of ProSearchTable; what comes on top of it is counted.
    const included = name === 'ProSearchTable' ? sizeOf('{ TableExt }') : 0;
    expect(sizeOf(`{ ${name} }`) - included).toBeLessThanOrEqual(MAX_COMPONENT);
  });
});
