import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** In the package, so that react and vite are found, and in `dist`, so that git ignores it. */
const FOLDER = path.resolve(__dirname, '../../dist');

export const APP: Record<string, string> = {
  'package.json': '{ "private": true, "version": "1.4.0" }',
  'public/index.html': '<!doctype html><html><body><div id="root"></div></body></html>',
  'public/robots.txt': 'User-agent: *',
  'src/index.tsx': `import { createRoot } from 'react-dom/client';
import { Hello } from '@/Hello';
import './app.css';
const root = document.getElementById('root');
if (root) createRoot(root).render(<Hello name="mtools" />);`,
  'src/Hello.tsx': 'export const Hello = ({ name }: { name: string }) => <h1>Hello {name}</h1>;',
  'src/app.css': 'body { color: teal }',
};

/** A fresh project folder; it is removed after the test. */
export function createProject(files: Record<string, string> = APP, folder = FOLDER): string {
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(path.join(folder, 'project-'));
  // Not afterEach, which only the first file of a shared worker would get from this module.
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

/** Runs Node in a project; what still runs after the test is ended. */
export function runNode(args: string[], cwd: string) {
  // Vitest's own NODE_ENV would make a development build of React.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    // The sources of the other packages, not what was built of them.
    TSX_TSCONFIG_PATH: path.resolve(__dirname, '../../../../tsconfig.json'),
  };
  const child: ChildProcess = spawn(process.execPath, args, { cwd, env });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  const exit = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  onTestFinished(async () => {
    // Until it is closed, esbuild, which Vite has started, may still write into the project.
    child.kill('SIGKILL');
    await exit;
  });
  return { exit, output: () => out + err };
}

/** Runs the command line from its sources. */
export function runCli(args: string[], cwd: string) {
  const cli = path.join(__dirname, 'run-cli.ts');
  return runNode(['--import', import.meta.resolve('tsx'), cli, ...args], cwd);
}
