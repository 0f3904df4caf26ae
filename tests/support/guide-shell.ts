import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GuideBlock } from './guide-blocks';
import { placeOf } from './guide-blocks';
import type { Tarballs } from './packed';
import { type Running, runCommand, startCommand } from './run-command';

/** The lines of pages that are not run, and why. */
export const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [
    /^docker /,
    'needs Docker; service-container.test.ts runs the steps of the Dockerfile without it',
  ],
  [
    /^curl http:\/\/localhost\/health$/,
    'asks the container above; elsewhere a page asks a server that it has started',
  ],
];

/** What node-service says when it is ready, with its address. */
export const SERVICE_READY = /is ready at (http:\/\/\S+?)\/?\s/;

interface Shell {
  /** Runs the shell blocks of a page in their order. @returns what is wrong, with file and line */
  runPage: (blocks: readonly GuideBlock[]) => Promise<string[]>;
  /** Ends what the pages have started. */
  stop: () => Promise<void>;
}

/** What the lines of a page before this one have done. */
interface Page {
  /** Packages that have been packed. */
  packed: Set<string>;
  /** Address of the server that was started last. */
  origin?: string;
  /** Project that the page has made with `jaraxxus create`. */
  created?: string;
}

/** `vite` of `vite@6.4.6`. */
const nameOf = (spec: string) => spec.replace(/(?<=.)@[^@]*$/, '');

type Rule = readonly [RegExp, (match: RegExpExecArray, page: Page) => void | Promise<void>];

/** The lines of a block that a reader would enter, each with its distance to the first one. */
export function linesOf(code: string): { line: string; offset: number }[] {
  return code
    .split('\n')
    .map((line, offset) => ({ line: line.trim(), offset }))
    .filter(({ line }) => line && !line.startsWith('#'));
}

/**
 * Runs the lines of pages as a reader would, as far as that can be done here: what is packed and installed is
 * that already, and servers listen on a free port.
 *
 * @param root root of the repository
 * @param project folder in which every package is installed from its tarball
 */
export function createShell(root: string, project: string, tarballs: Tarballs): Shell {
  const servers = new Map<string, Promise<Running>>();

  /** The same line on another page gets the same server. */
  function start(command: string): Promise<Running> {
    const server =
      servers.get(command) ??
      startCommand(command, SERVICE_READY, {
        cwd: project,
        env: { PORT: '0' },
      });
    servers.set(command, server);
    return server;
  }

  function install(specs: string[], { packed }: Page): void {
    const files = new Map([...tarballs].map(([name, { file }]) => [path.basename(file), name]));
    const installed = specs
      .filter((spec) => !spec.startsWith('-'))
      .map((spec) => {
        const name = spec.endsWith('.tgz') ? files.get(path.basename(spec)) : nameOf(spec);
        if (!name) throw new Error(`there is no package ${spec}`);
        if (spec.endsWith('.tgz') && !packed.has(name))
          throw new Error(`${spec} was not packed before`);
        if (!existsSync(path.join(project, 'node_modules', name))) {
          throw new Error(`${name} is not in the project of this test`);
        }
        return name;
      });
    // From a registry the others would come by themselves; tarballs have to be complete.
    if (!specs.some((spec) => spec.endsWith('.tgz'))) return;
    for (const name of installed) {
      for (const needed of needs(name)) {
        if (!installed.includes(needed)) throw new Error(`${name} needs ${needed}, too`);
      }
    }
  }

  /** The scripts of the project that the page has made, or else of one of the workspace. */
  function checkScript(script: string, manifest: string): void {
    const { scripts } = JSON.parse(readFileSync(manifest, 'utf8'));
    if (!scripts[script]) throw new Error(`${manifest} has no script ${script}`);
  }

  /** In a created project the scripts are looked up; tests/long/create.test.ts runs them. */
  function checkCreated(script: string, { created }: Page): void {
    const template = path.join(root, 'src/templates/mt-template-admin');
    checkScript(script, path.join(created ?? template, 'package.json'));
  }

  function needs(name: string): string[] {
    const file = path.join(project, 'node_modules', name, 'package.json');
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
    return Object.keys(dependencies).filter((each) => tarballs.has(each));
  }

  async function succeed(command: string, cwd = project): Promise<void> {
    const { code, output } = await runCommand(command, { cwd });
    if (code !== 0) throw new Error(`exit code ${code}\n${output}`);
  }

  const rules: Rule[] = [
    ...NOT_RUN.map(([pattern]): Rule => [pattern, () => {}]),
    [
      /^npx -y pnpm@10 ([a-z:]+)$/,
      ([, script = '']) => {
        if (script !== 'install') checkScript(script, path.join(root, 'package.json'));
      },
    ],
    [
      /^npx -y pnpm@10 --filter (mt-template-\w+) ([a-z:]+)$/,
      ([, name = '', script = '']) =>
        checkScript(script, path.join(root, 'src/templates', name, 'package.json')),
    ],
    [
      /^npx @mtools\/jaraxxus create (\w+) ([\w-]+)(?: --install)?$/,
      async ([, template = '', name = ''], page) => {
        page.created = path.join(project, name);
        rmSync(page.created, { recursive: true, force: true });
        await succeed(`node_modules/.bin/jaraxxus create ${template} ${name} --no-install`);
      },
    ],
    [
      /^cd ([\w-]+)$/,
      ([, name = ''], { created = '' }) => {
        if (path.basename(created) !== name) throw new Error(`${name} was not made before`);
      },
    ],
    [/^npm install$/, (_, page) => checkCreated('start', page)],
    [
      /^(?:DEPLOY_ENV=\w+ )?npm (?:run )?([a-z:]+)(?: -- --no-mock)?(?: +#.*)?$/,
      ([, script = ''], page) => checkCreated(script, page),
    ],
    [
      /^npx (jaraxxus (?:build|inspect).*)$/,
      ([, command = '']) =>
        succeed(path.join(project, 'node_modules/.bin', command), path.join(project, 'app')),
    ],
    [
      /^npx -y pnpm@10 ((?:--filter \S+ )+)pack$/,
      ([, filters = ''], { packed }) => {
        for (const [, name = ''] of filters.matchAll(/--filter (\S+)/g)) {
          if (!tarballs.has(name)) throw new Error(`there is no package ${name}`);
          packed.add(name);
        }
      },
    ],
    [/^npm install (.+)$/, ([, specs = ''], page) => install(specs.split(' '), page)],
    [
      /^((?:\w+=\S+ )*npx node-service start)(?: --port \d+)?$/,
      async ([, command = ''], page) => {
        page.origin = (await start(command)).ready[1];
      },
    ],
    [/^npx node-service (?:check|--version)$/, ([command]) => succeed(command)],
    [
      /^curl .*http:\/\/localhost(?::\d+)?.*$/,
      ([command], { origin }) => {
        if (!origin) throw new Error('no server was started before');
        const here = command.replace(/http:\/\/localhost(?::\d+)?/, origin);
        return succeed(here.replace('curl', 'curl --fail --silent --show-error'));
      },
    ],
  ];

  async function runPage(blocks: readonly GuideBlock[]): Promise<string[]> {
    const page: Page = { packed: new Set() };
    const problems: string[] = [];
    for (const block of blocks) {
      for (const { line, offset } of linesOf(block.code)) {
        const fail = (reason: string) =>
          problems.push(`${placeOf(block, offset)}: ${line}: ${reason}`);
        const [pattern, run] = rules.find(([each]) => each.test(line)) ?? [];
        const match = pattern?.exec(line);
        if (!match || !run) {
          fail('no rule of guide-shell.ts says how it is run');
          continue;
        }
        try {
          await run(match, page);
        } catch (error) {
          fail(error instanceof Error ? error.message : String(error));
        }
      }
    }
    return problems;
  }

  return {
    runPage,
    stop: async () => {
      const started = await Promise.allSettled(servers.values());
      await Promise.all(
        started.map((each) => (each.status === 'fulfilled' ? each.value.stop() : undefined)),
      );
    },
  };
}
