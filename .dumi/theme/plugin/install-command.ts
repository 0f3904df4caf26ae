import type { PackageManager } from '../common/code/packageManagers';

const INSTALL = /^(?:npm|pnpm)\s+(?:install|add|i)(?=\s|$)(.*)$/;
const DEV = new Set(['-D', '--save-dev']);

/**
 * Writes install commands for another package manager. Empty lines and comments stay.
 *
 * @param code lines such as `npm install antd` or `pnpm add -D vite`
 * @throws Error that names the line which is no install command
 * @example installCommand('npm install -D vite', 'bun') // 'bun add -d vite'
 */
export function installCommand(code: string, manager: PackageManager): string {
  return code
    .split('\n')
    .map((line) => (/^\s*(?:#|$)/.test(line) ? line : translate(line, manager)))
    .join('\n');
}

function translate(line: string, manager: PackageManager): string {
  const [, rest] = INSTALL.exec(line.trim()) ?? [];
  if (rest === undefined) {
    throw new Error(
      `A code block with \`pm\` holds install commands only, and “${line}” is none; ` +
        'write `npm install …`, or take `pm` away',
    );
  }
  const words = rest.split(/\s+/).filter(Boolean);
  const packages = words.filter((word) => !DEV.has(word));
  if (packages.length === 0) return `${manager} install`;
  const verb = manager === 'npm' ? 'install' : 'add';
  const flags = packages.length === words.length ? [] : [manager === 'bun' ? '-d' : '-D'];
  return [manager, verb, ...flags, ...packages].join(' ');
}
