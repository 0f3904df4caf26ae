import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBlocks } from './support/guide-blocks';
import { linesOf } from './support/guide-shell';

// The page “From nothing to production”: its commands are those of the template, and its code is type-checked.
// The whole way is walked by the test of `jaraxxus create`.

const root = path.resolve(__dirname, '..');
const template = path.join(root, 'src/templates/mt-template-admin');
const read = (file: string) => readFileSync(path.join(template, file), 'utf8');
const pages = ['', '.en-US'].map((language) =>
  readBlocks(root, `docs/guide/from-nothing-to-production${language}.md`),
);
const blocks = pages.flat();
const commandsOf = (page: typeof blocks) =>
  page.filter(({ lang }) => lang === 'bash').flatMap(({ code }) => linesOf(code));

const { scripts } = JSON.parse(read('package.json'));

/** What is to hold for a command, by its form. */
const RULES: [RegExp, (match: RegExpExecArray) => void][] = [
  [/^node --version$/, () => undefined],
  [
    /^npx @mtools\/jaraxxus create (\w+) [a-z-]+ --install$/,
    ([, name]) => expect(existsSync(path.join(template, `../mt-template-${name}`))).toBe(true),
  ],
  [/^cd my-admin$/, () => undefined],
  [
    /^((?:\w+=\S+ )*)npm (?:run )?([\w:]+)$/,
    ([, variables = '', script]) => {
      expect(scripts).toHaveProperty([script ?? '']);
      for (const [, name = ''] of variables.matchAll(/(\w+)=/g)) {
        if (name !== 'DEPLOY_ENV')
          expect(read('service.config.ts')).toContain(`process.env.${name}`);
      }
    },
  ],
  [/^curl http:\/\/localhost:8080\/health$/, () => expect(read('Dockerfile')).toContain('/health')],
  [/^docker build -t my-admin \.$/, () => undefined],
  [
    /^docker run -p 8080:8080 (?:-e \w+=\S+ )+my-admin$/,
    () => expect(read('Dockerfile')).toContain('EXPOSE 8080'),
  ],
];

it('has the same commands in both languages, and each is one that the template knows', () => {
  const [zh = [], en = []] = pages.map((page) => commandsOf(page).map(({ line }) => line));
  expect(en.length).toBeGreaterThan(8);
  expect(zh).toEqual(en);
  for (const line of en) {
    const [pattern, check] = RULES.find(([each]) => each.test(line)) ?? [];
    expect(pattern, `no rule says what has to hold for: ${line}`).toBeDefined();
    const match = pattern?.exec(line);
    if (match) check?.(match);
  }
});

it('quotes service.config.ts as it is', () => {
  const quotes = blocks.filter(({ code }) => code.startsWith('target:'));
  expect(quotes).toHaveLength(2);
  const lines = read('service.config.ts')
    .split('\n')
    .map((line) => line.trim());
  for (const { code } of quotes) {
    for (const line of code.trim().split('\n')) expect(lines).toContain(line.trim());
  }
});

it('adds a page that has the types of the packages', () => {
  const folder = path.join(root, `node_modules/.cache/mtools/walkthrough-${process.pid}`);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files: string[] = [];
  for (const [index, page] of pages.entries()) {
    const component = page.find(({ lang }) => lang === 'tsx')?.code ?? '';
    const route = page.find(({ code }) => code.startsWith('{'))?.code ?? '';
    const target = path.join(folder, String(index));
    mkdirSync(path.join(target, 'pages'), { recursive: true });
    writeFileSync(path.join(target, 'pages/Orders.tsx'), component);
    writeFileSync(
      path.join(target, 'routes.ts'),
      `import type { RouteConfig } from '@mtools/malganis';\n\nexport const routes: RouteConfig[] = [\n${route}\n];\n`,
    );
    files.push(path.join(target, 'routes.ts'));
  }
  const config = { extends: path.join(root, 'tsconfig.json'), include: [], files };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
