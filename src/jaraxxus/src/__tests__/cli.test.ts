import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getPort } from '@mtools/node-utils';
import { describe, expect, it } from 'vitest';
import { engines, version } from '../../package.json';
import { APP, createProject, runCli, runNode } from './project';

const BIN = path.resolve(__dirname, '../../bin/jaraxxus.js');
const page = { headers: { accept: 'text/html' } };

describe('jaraxxus build', () => {
  it('builds an application which a server can cache', async () => {
    const root = createProject({
      ...APP,
      'jaraxxus.config.ts': `export default { publicPath: '/mtools/', productionSourceMap: true };`,
      'dist/old.txt': 'left over',
    });
    const { code, out, err } = await runCli(['build', '--analyze'], root).exit;
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^jaraxxus \S+ builds for production with Vite 6\./);
    expect(out).toMatch(
      /dist\/static\/index-\w+\.js +\d+\.\d\d KiB +\d+\.\d\d KiB +\d+\.\d\d KiB\n/,
    );
    expect(out).toMatch(/\n5 files +/);
    expect(existsSync(path.join(root, 'node_modules/.cache/jaraxxus/report.html'))).toBe(true);

    expect(readdirSync(path.join(root, 'dist')).sort()).toEqual([
      'favicon.svg',
      'index.html',
      'robots.txt',
      'static',
      'version.json',
    ]);
    const files = readdirSync(path.join(root, 'dist/static')).sort();
    expect(files).toEqual([
      expect.stringMatching(/^index-[\da-f]{8}\.(js|css)$/),
      expect.stringMatching(/^index-[\da-f]{8}\.(js|css|js\.map)$/),
      expect.stringMatching(/^index-[\da-f]{8}\.(js\.map|css)$/),
    ]);
    const script = files.find((file) => file.endsWith('.js')) ?? '';
    const html = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
    expect(html).toContain(`src="/mtools/static/${script}"`);
    expect(html).not.toContain('src/index.tsx');
    expect(html).toContain('<link rel="icon" href="/mtools/favicon.svg">');
    const { version: built } = JSON.parse(
      readFileSync(path.join(root, 'dist/version.json'), 'utf8'),
    );
    expect(built).toMatch(/^1\.4\.0\+[\da-f]{8}$/);
    expect(html).toContain(`<meta name="app-version" content="${built}">`);
    const code8 = readFileSync(path.join(root, 'dist/static', script), 'utf8');
    expect(code8).toContain('Hello ');
    expect(code8).not.toContain('sourceMappingURL');
    expect(code8).not.toContain('jsxDEV');
  });

  it('adds no second script to a page which has one', async () => {
    const root = createProject({
      'index.html': '<script type="module" src="./src/index.tsx"></script>',
      'src/index.tsx': 'console.log("once");',
    });
    expect((await runCli(['build'], root).exit).code).toBe(0);
    const html = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});

describe('jaraxxus start', () => {
  it('serves the page, the modules and the proxy on its port', async () => {
    const api = createServer((request, response) => response.end(`api ${request.url}`));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const address = api.address();
    const apiPort = typeof address === 'object' ? address?.port : undefined;
    const config = `export default {
      publicPath: '/mtools/',
      devServer: { port: 19876, host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:${apiPort}' } },
    };`;
    const root = createProject({ ...APP, 'jaraxxus.config.ts': config });
    const { output } = runCli(['start'], root);
    await expect.poll(output, { timeout: 60_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+\/mtools\//);
    // When the port is taken on this machine, the next one is used.
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? '';

    for (const url of ['/mtools/', '/mtools/users/42', '/mtools/index.html']) {
      const response = await fetch(origin + url, page);
      expect([url, response.status]).toEqual([url, 200]);
      const html = await response.text();
      expect(html).toContain('src="/mtools/src/index.tsx"');
      expect(html).toContain('/mtools/@vite/client');
    }
    expect(await (await fetch(`${origin}/mtools/src/index.tsx`)).text()).toContain('jsxDEV');
    expect(await (await fetch(`${origin}/mtools/robots.txt`)).text()).toBe('User-agent: *');
    const missing = await fetch(`${origin}/mtools/missing.js`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('nothing handles GET /mtools/missing.js'),
    ]);
    expect((await fetch(`${origin}/apikeys`)).status).toBe(404);
    expect(await (await fetch(`${origin}/api/users?a=1`)).text()).toBe('api /api/users?a=1');

    writeFileSync(path.join(root, 'public/index.html'), '<p>changed</p>');
    expect(await (await fetch(`${origin}/mtools/`, page)).text()).toContain('<p>changed</p>');
    api.closeAllConnections();
    api.close();
  });

  it('takes --port and --host before the file', async () => {
    const port = await getPort(0, { host: '127.0.0.1' });
    const config = `export default { devServer: { port: 1, host: '::9' } };`;
    const root = createProject({ ...APP, 'jaraxxus.config.mjs': config });
    const { output } = runCli(['start', '-p', String(port), '--host', '127.0.0.1'], root);
    await expect.poll(output, { timeout: 60_000 }).toContain(`http://127.0.0.1:${port}/`);
  });
});

describe('messages', () => {
  it.each([
    [
      ['build'],
      { 'jaraxxus.config.mjs': 'export default { outputDr: 1 }' },
      /jaraxxus\.config\.mjs:1: unknown option "outputDr"\. Did you mean "outputDir"\?/,
    ],
    [['build'], {}, /"entry" is "src\/index\.tsx", but there is no such file/],
    [['build', '-c', 'no.ts'], {}, /no\.ts does not exist/],
    [['build', '--port', '1'], {}, /build has no option --port\. Its options: --config, --mode/],
    [['build', 'x'], {}, /unexpected argument "x" of build/],
    [['inspect', 'x'], {}, /inspect takes start or build, not "x"/],
    [['build', '--mode', 'local'], APP, /"local" cannot be a mode/],
    [['preview'], APP, /no build in .*dist\. Run `jaraxxus build` first/],
    [['start', '--port', 'abc'], {}, /--port must be an integer from 0 to 65535; it is "abc"/],
    [['start', '--prot', '1'], {}, /unknown option "--prot"\. Did you mean "--port"\?/],
    [['satrt'], {}, /unknown command "satrt"\. Did you mean "start"\?/],
  ])('%j exits with 1 and says why', async (args, files, message) => {
    const { code, err } = await runCli(args, createProject(files)).exit;
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it.each([
    [
      'import x from "@acme/none"; x();',
      'src/index\\.tsx[\\s\\S]*Run `npm install @acme/none`, or correct the import',
    ],
    ['import "@/none";', 'src/index\\.tsx'],
    ['const a = ;', 'src/index\\.tsx:1:10'],
  ])('build of %s exits with 1 and names the file', async (text, message) => {
    const root = createProject({ ...APP, 'src/index.tsx': text });
    const { code, err } = await runCli(['build'], root).exit;
    expect([code, err]).toEqual([1, expect.stringMatching(new RegExp(message))]);
  });

  it('names a plugin that throws, and its line', async () => {
    const config = `export default { vite: { plugins: [{ name: 'acme',
  transform() { throw new Error('own words'); } }] } };`;
    const root = createProject({ ...APP, 'jaraxxus.config.mjs': config });
    const { code, err } = await runCli(['build'], root).exit;
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/\[acme\] .*own words[\s\S]*jaraxxus\.config\.mjs.*:2:/),
    ]);
  });

  it('a configuration that does not parse', async () => {
    const root = createProject({ ...APP, 'jaraxxus.config.mjs': 'export default {' });
    const { code, err } = await runCli(['build'], root).exit;
    expect([code, err]).toEqual([1, expect.stringMatching(/jaraxxus\.config\.mjs:1: Unexpected/)]);
  });

  it('prints its version and its help', async () => {
    const root = createProject({});
    const results = await Promise.all(
      [['--version'], ['--help'], []].map((args) => runCli(args, root).exit),
    );
    expect(results.map((result) => result.code)).toEqual([0, 0, 0]);
    expect(results[0]?.out).toBe(`${version}\n`);
    expect(results[1]?.out).toContain('Usage: jaraxxus <command> [options]');
    expect(results[2]?.out).toBe(results[1]?.out);
  });

  it.each(['16.20.2', '18.19.1', '12.0.0'])('refuses Node.js %s', async (old) => {
    const root = createProject({
      'pretend.cjs': `Object.defineProperty(process.versions, 'node', { value: '${old}' });`,
    });
    const { code, err } = await runNode(['--require', './pretend.cjs', BIN, '--version'], root)
      .exit;
    expect(engines.node).toBe('>=18.20.0');
    expect(code).toBe(1);
    expect(err).toBe(`jaraxxus needs Node.js 18.20.0 or later; this is ${old}.\n`);
  });
});
