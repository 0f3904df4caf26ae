import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect } from 'vitest';

type Resolve = (request: string, ...rest: unknown[]) => string;

// The one that every `require` asks; Node's types do not tell of it.
const loader = Module as unknown as { _resolveFilename: Resolve };

const resolve = loader._resolveFilename;
const { resolve: find } = createRequire(__filename);

/** Where React 18 is installed, beside the React of this repository. */
const folders: Record<string, string> = {
  react: path.dirname(find('react-18/package.json')),
  'react-dom': path.dirname(find('react-dom-18/package.json')),
};

// Libraries are not compiled by the test runner, so an alias does not reach what they require.
loader._resolveFilename = function (request, ...rest) {
  const [, name = '', file = ''] = /^(react(?:-dom)?)(\/.*)?$/.exec(request) ?? [];
  const folder = folders[name];
  return resolve.call(this, folder ? folder + file : request, ...rest);
};

beforeAll(async () => {
  const versions = [await import('react'), await import('react-dom')].map(({ version }) => version);
  expect(versions).toEqual(['18.3.1', '18.3.1']);
});
