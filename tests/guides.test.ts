import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse as parseHtml } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSources } from '../.dumi/theme/plugin/function-data/readPackages';
import { devDependencies } from '../package.json';
import { devDependencies as ofJaraxxus } from '../src/jaraxxus/package.json';
import { devDependencies as ofMalganis } from '../src/malganis/package.json';
import { withImports } from './support/example-imports';
import { distinct, filesOf, placeOf, readBlocks } from './support/guide-blocks';
import { createShell, linesOf, NOT_RUN, SERVICE_READY } from './support/guide-shell';
import { installPacked, packWorkspace, type Tarballs } from './support/packed';
import { runCommand, startCommand } from './support/run-command';
import { checkTypes, type TypedFile } from './support/type-check';

const root = path.resolve(__dirname, '..');

/** The versions with which the site is built. */
const versions = (wanted: readonly (keyof typeof devDependencies)[]) =>
  Object.fromEntries(wanted.map((name) => [name, devDependencies[name]]));

const guidesOf = (name: string) => [`docs/guide/${name}.en-US.md`, `docs/guide/${name}.md`];
const inGuide = (name: string) => [...guidesOf(name), `src/${name}/README.md`];

/** The packages whose pages are tested here, with what their code needs from a registry. */
const PACKAGES: Record<string, { pages: string[]; needs?: Record<string, string> }> = {
  'antd-ext': {
    pages: [
      'docs/guide/index.en-US.md',
      'docs/guide/index.md',
      'docs/AntdExt/index.en-US.md',
      'docs/AntdExt/index.md',
      'src/antd-ext/README.md',
    ],
    needs: versions(['@types/react', 'antd', 'react', 'react-dom']),
  },
  'browser-utils': { pages: inGuide('browser-utils') },
  'isomorphic-utils': { pages: inGuide('isomorphic-utils') },
  jaraxxus: {
    pages: inGuide('jaraxxus'),
    // What a project may have beside it.
    needs: {
      ...versions(['@types/react-dom']),
      ...Object.fromEntries(
        Object.entries(ofJaraxxus).filter(([, version]) => !version.startsWith('workspace:')),
      ),
    },
  },
  malganis: {
    pages: inGuide('malganis'),
    needs: { mobx: ofMalganis.mobx, 'mobx-react-lite': ofMalganis['mobx-react-lite'] },
  },
  'node-service': { pages: inGuide('node-service') },
  'node-utils': { pages: inGuide('node-utils') },
};

/** The guides of the templates, which `jaraxxus create` copies. */
const TEMPLATES = ['mt-template-admin', 'mt-template-h5'];

/** The configurations that a command checks, and how a block is known to be one. */
const CONFIGURATIONS = [
  { marker: /^export default defineService\(/m, command: 'node-service check -c', in: '.' },
  { marker: /^export default defineConfig\(/m, command: 'jaraxxus inspect start -c', in: 'app' },
];

/** What is done with a block of a language; `none` is for output, which nobody enters. */
const KINDS: Record<string, 'shell' | 'types' | 'data' | 'container' | 'none'> = {
  bash: 'shell',
  ts: 'types',
  tsx: 'types',
  js: 'types',
  json: 'data',
  html: 'data',
  yaml: 'data',
  dockerfile: 'container',
  text: 'none',
};

const names = Object.keys(PACKAGES);
const pages = [
  ...Object.values(PACKAGES).flatMap((each) => each.pages),
  ...TEMPLATES.flatMap(guidesOf),
];
const blocks = pages.flatMap((page) => readBlocks(root, page));
const sources = readSources(root);
const ofKind = (kind: string) => blocks.filter(({ lang }) => KINDS[lang] === kind);

const folder = mkdtempSync(path.join(tmpdir(), 'mtools-guides-'));
const project = path.join(folder, 'project');
let tarballs: Tarballs;

const isNewer = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

const PAGE = '<!doctype html><title>Shop</title><div id="root"></div>';

const codeOf = (marker: RegExp) => blocks.find(({ code }) => marker.test(code))?.code ?? '';

/** What the guides take for granted in the project of a reader. */
const FILES: Record<string, string> = {
  'dist/index.html': PAGE,
  'dist/404.html': PAGE,
  'build/index.html': PAGE,
  // An application that jaraxxus builds: its page and first module are those of the guide.
  'app/public/index.html': codeOf(/^<!doctype html>\n<html>/),
  'app/src/index.tsx': codeOf(/createRoot\(root\)\.render\(<h1>Hello/),
  'app/service.config.ts': codeOf(/^export default defineService\(\{\n {2}proxy: \[/m),
  'app/team.config.ts': 'export default {};',
  'app/node_modules/@acme/jaraxxus-preset/index.js': 'module.exports = {};',
  'app/node_modules/@acme/jaraxxus-preset/package.json': '{ "name": "@acme/jaraxxus-preset" }',
  'app/package.json': '{ "name": "app", "version": "1.0.0" }',
};

beforeAll(async () => {
  tarballs = await packWorkspace();
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const own = names.map((name) => [`@mtools/${name}`, '*']);
  const others = Object.values(PACKAGES).map(({ needs }) => needs);
  const dependencies = Object.assign(Object.fromEntries(own), ...others);
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ private: true, dependencies }),
  );
  await installPacked(project);
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }), 120_000);

it('every block of the guides is of a kind that is tested', () => {
  const unknown = blocks.filter(({ lang }) => !KINDS[lang]).map((block) => placeOf(block));
  expect(unknown).toEqual([]);
});

it('the versions on the pages are those of the packages, and no function is newer', () => {
  for (const { id, functions } of sources) {
    const { version = '' } = tarballs.get(`@mtools/${id}`) ?? {};
    const newer = functions.filter(({ since }) => isNewer(since ?? '', version));
    expect(newer.map(({ name, since }) => `${id} ${version}: ${name} ${since}`)).toEqual([]);
  }
  const files = [...tarballs.values()].map(({ file }) => path.basename(file));
  const named = blocks.flatMap(({ code }) => code.match(/mtools-[\w.-]+\.tgz/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});

describe('50. a packed install in an empty directory', () => {
  it('writes a configuration, finds it right, and serves a page with it', async () => {
    const here = { cwd: project, env: { PORT: '0' } };
    expect(await runCommand('npx node-service init', here)).toMatchObject({ code: 0 });
    expect(await runCommand('npx node-service check', here)).toMatchObject({ code: 0 });
    const service = await startCommand('npx node-service start', SERVICE_READY, here);
    const response = await fetch(`${service.ready[1]}/orders`, {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    expect(await service.stop()).toMatchObject({ output: expect.not.stringContaining('Error') });
    rmSync(path.join(project, 'service.config.ts'));
  });

  it.each(['require', 'import'])('gives what it exports by %s', async (way) => {
    const code = names.map((name) => `console.log(typeof (await ${way}('@mtools/${name}')));`);
    const file = `${way}.${way === 'import' ? 'mjs' : 'cjs'}`;
    writeFileSync(path.join(project, file), `(async () => {${code.join('')}})();`);
    const { output } = await runCommand(`node ${file}`, { cwd: project });
    expect(output.trim().split('\n')).toEqual(names.map(() => 'object'));
  });
});

/**
 * What an example of a function may leave out: a name that stands for something of the reader's, and so the types
 * of what is passed to it.
 */
const LEFT_OUT = /error TS(2304|2552|18004|7006|7031):/;

it('the TypeScript of the guides has the types of the packed packages', () => {
  const written = filesOf(ofKind('types')).map(
    ({ file, ...rest }): TypedFile => ({ name: file, ...rest }),
  );
  const examples = sources.flatMap(({ id, functions }) =>
    functions.flatMap(({ name, examples }) =>
      examples
        .filter(({ lang }) => KINDS[lang] === 'types')
        .map(({ code, lang }): TypedFile => {
          const own = functions.map((each) => each.name);
          const from = `@mtools/${id}`;
          return { name: `${from} ${name}`, line: 1, lang, code: withImports(code, own, from) };
        }),
    ),
  );
  expect(Math.min(written.length, examples.length)).toBeGreaterThan(10);
  const wrong = `import { sleep } from '@mtools/isomorphic-utils';\nsleep('long');`;
  const probe = { name: 'a wrong argument', line: 7, lang: 'ts', code: wrong };
  const errors = checkTypes(project, [...written, ...examples, probe]).filter(
    (error) => !(error.startsWith('@mtools/') && LEFT_OUT.test(error)),
  );
  expect(errors).toEqual([expect.stringMatching(/^a wrong argument:8:7 error TS2345/)]);
});

const DATA: Record<string, (code: string) => unknown> = {
  json: JSON.parse,
  yaml: (code) => parse(code),
  html: (code) =>
    parseHtml(code, {
      onParseError: ({ code, startLine }) => {
        throw new Error(`${code} in line ${startLine}`);
      },
    }),
};

it('the data of the guides can be parsed', () => {
  for (const block of ofKind('data')) {
    const read = DATA[block.lang];
    expect(() => read?.(block.code), placeOf(block)).not.toThrow();
  }
});

it('the configurations of the guides are right', async () => {
  const found: string[] = [];
  const problems = await Promise.all(
    distinct(ofKind('types')).map(async (block, index) => {
      const kind = CONFIGURATIONS.find(({ marker }) => marker.test(block.code));
      if (!kind) return [];
      found.push(placeOf(block));
      const file = `${index}.config.${block.lang === 'js' ? 'mjs' : block.lang}`;
      const cwd = path.join(project, kind.in);
      writeFileSync(path.join(cwd, file), block.code);
      const command = `${path.join(project, 'node_modules/.bin', kind.command)} ${file}`;
      const { code, output } = await runCommand(command, { cwd });
      return code === 0 ? [] : [`${placeOf(block)}: ${output}`];
    }),
  );
  expect(problems.flat()).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
});

it('the commands of the guides work', async () => {
  const shell = createShell(root, project, tarballs);
  try {
    const problems: string[] = [];
    for (const page of pages) {
      const onPage = ofKind('shell').filter(({ file }) => file === page);
      problems.push(...(await shell.runPage(onPage)));
    }
    expect(problems).toEqual([]);
  } finally {
    await shell.stop();
  }
});

it('only what has a reason is not run', () => {
  const lines = ofKind('shell').flatMap(({ code }) => linesOf(code));
  for (const [pattern, reason] of NOT_RUN) {
    expect(
      lines.some(({ line }) => pattern.test(line)),
      reason,
    ).toBe(true);
  }
});
