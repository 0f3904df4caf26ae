import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPort } from '@mtools/node-utils';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { engines } from '../src/node-service/package.json';
import { type ResolvedConfig, resolveConfig } from '../src/node-service/src/resolveConfig';
import { buildImage, type Image, parseDockerfile, shellLine } from './support/dockerfile';
import { readBlocks } from './support/guide-blocks';
import { SERVICE_READY } from './support/guide-shell';
import { installPacked } from './support/packed';
import { runCommand, startCommand } from './support/run-command';

const root = path.resolve(__dirname, '..');
const read = (file: string) => {
  const blocks = readBlocks(root, file);
  const find = (marker: RegExp) => blocks.find(({ code }) => marker.test(code))?.code ?? '';
  return {
    dockerfile: find(/^FROM /),
    compose: find(/^services:/),
    kubernetes: find(/^readinessProbe:/m),
  };
};
const guide = read('docs/guide/node-service.en-US.md');

interface Compose {
  services: Record<
    string,
    {
      environment: Record<string, string>;
      ports: string[];
      read_only: boolean;
      tmpfs: string[];
      stop_grace_period: string;
    }
  >;
}

/** The project of a reader, with a build that needs no more than Node.js. */
const PROJECT = {
  'package.json': JSON.stringify({
    private: true,
    scripts: { build: 'node build.mjs' },
    dependencies: { '@mtools/node-service': '*' },
  }),
  'package-lock.json': '{}',
  'build.mjs': `import { cpSync } from 'node:fs'; cpSync('src', 'dist', { recursive: true });`,
  'src/index.html': '<!doctype html><title>Shop</title>',
  'service.config.ts': `import { defineService } from '@mtools/node-service';
    export default defineService({ headers: { 'x-shop': 'yes' } });`,
};

/** Who may write nothing that belongs to root; only root can run as somebody else. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

const folder = mkdtempSync(path.join(tmpdir(), 'mtools-container-'));
let image: Image;
let defaults: ResolvedConfig;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const context = path.join(folder, 'context');
  for (const [name, text] of Object.entries(PROJECT)) {
    mkdirSync(path.dirname(path.join(context, name)), { recursive: true });
    writeFileSync(path.join(context, name), text);
  }
  const run = async (command: string, cwd: string) => {
    // The packages are not in the registry, so npm cannot install them; the build needs none.
    if (command === 'npm ci --omit=dev') return installPacked(cwd);
    if (command === 'npm ci') return;
    const { code, output } = await runCommand(command, { cwd });
    if (code !== 0) throw new Error(`${command}: ${output}`);
  };
  const instructions = parseDockerfile(guide.dockerfile);
  image = await buildImage(instructions, context, path.join(folder, 'stages'), run);
  defaults = resolveConfig({}, path.join(image.folder, image.workdir));
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }), 120_000);

it('the files for containers are the same in both languages', () => {
  expect(read('docs/guide/node-service.md')).toEqual(guide);
});

describe('the Dockerfile', () => {
  it('has the port, the signal and a user of the service, and a Node.js that it supports', () => {
    const { base, env, settings } = image;
    expect(settings.EXPOSE).toBe(String(defaults.port));
    expect(env.PORT).toBe(String(defaults.port));
    expect(settings.STOPSIGNAL).toBe('SIGTERM');
    expect(settings.USER).toBe('node');
    // One image serves all environments.
    expect(env).not.toHaveProperty('DEPLOY_ENV');
    const [, major] = /^node:(\d+)/.exec(base) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(Number.parseInt(engines.node.slice(2), 10));
  });

  it('builds an image without sources, which serves as another user and writes nothing', async () => {
    const { env, settings, workdir } = image;
    const cwd = path.join(image.folder, workdir);
    const files = () =>
      globSync('**', { cwd: image.folder, dot: true, absolute: true, followSymbolicLinks: false })
        .sort()
        .map((file) => [file, statSync(file).mtimeMs]);
    const before = files();
    expect(before.map(([file]) => path.relative(cwd, String(file)))).not.toContain('build.mjs');

    const { DEPLOY_ENV } = parseCompose().environment;
    const port = String(await getPort());
    const options = { cwd, env: { ...env, DEPLOY_ENV, PORT: port }, uid: NOBODY };
    const service = await startCommand(shellLine(settings.CMD ?? ''), SERVICE_READY, options);
    const [, check = ''] = /CMD (\[.*\])$/.exec(settings.HEALTHCHECK ?? '') ?? [];
    expect(check).toContain(`/${String(defaults.health).slice(1)}\``);
    expect(await runCommand(shellLine(check), options)).toEqual({ code: 0, output: '' });

    const health = await fetch(`http://127.0.0.1:${port}${defaults.health}`);
    expect(await health.json()).toMatchObject({ status: 'ok', env: DEPLOY_ENV });
    expect(health.headers.get('x-shop')).toBe('yes');
    expect(await service.stop()).toMatchObject({ code: 0 });
    // Nothing responds any more.
    expect(await runCommand(shellLine(check), options)).toMatchObject({ code: 1 });
    expect(files()).toEqual(before);
  });
});

function parseCompose() {
  // The shape is that of compose.yaml, as far as it is looked at here.
  const { services } = parse(guide.compose) as Compose;
  const [service] = Object.values(services);
  if (!service) throw new Error('There is no service in compose.yaml');
  return service;
}

it('compose.yaml has a read-only file system, the port, an environment and time for the end', () => {
  const { environment, ports, read_only, tmpfs, stop_grace_period } = parseCompose();
  expect({ read_only, tmpfs }).toEqual({ read_only: true, tmpfs: ['/tmp'] });
  expect(ports).toEqual([`80:${defaults.port}`]);
  expect(['test', 'pre', 'prd']).toContain(environment.DEPLOY_ENV);
  expect(stop_grace_period).toMatch(/^\d+s$/);
  expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(defaults.shutdownTimeout);
});

it('the manifest for Kubernetes asks for the health endpoint and has the same limits', () => {
  expect(parse(guide.kubernetes)).toMatchObject({
    securityContext: { runAsNonRoot: true, readOnlyRootFilesystem: true },
    readinessProbe: { httpGet: { path: defaults.health, port: defaults.port } },
  });
  // What Kubernetes gives unless told otherwise.
  expect(30_000).toBeGreaterThan(defaults.shutdownTimeout);
});
