import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Whether nginx is installed (Debian: nginx-light). */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts nginx with one worker and without an access log, and waits until it responds.
 *
 * @param folder for its configuration, its log and its temporary files
 * @param port on which the configuration listens
 * @param http what is in its block `http`
 * @throws Error with what nginx said, when it does not respond within 2.5 seconds
 */
export async function startNginx(
  folder: string,
  port: number,
  http: string,
): Promise<ChildProcess> {
  const file = path.join(folder, 'nginx.conf');
  const log = path.join(folder, 'error.log');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${log};
events { worker_connections 4096; }
http {
  types { text/html html; text/javascript js; }
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${http}
}
`,
  );
  const child = spawn('nginx', ['-c', file, '-e', log], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`nginx did not start: ${said}`);
}
