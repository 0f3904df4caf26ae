import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { type Package, planRelease } from './planRelease';

const USAGE = `Makes versions and notes of what CHANGELOG.md has under “Unreleased”: raises the version of each
package that an entry names, and moves the entries into a section for each package.

  --dry-run  prints what would be released, and writes nothing
`;

const root = path.resolve(__dirname, '..');

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

const manifests = globSync('src/*/package.json', { cwd: root, absolute: true }).sort();

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageJson;

/** `ButtonExt` for `button-ext`. */
const toComponent = (folder: string) =>
  folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is published with a package, by the name of its folder. */
const parts: Record<string, () => string[]> = {
  'antd-ext': () => [...foldersOf('src/antd-ext/src').map(toComponent), 'zeus', 'hermes'],
  // It has the templates in it, for `jaraxxus create`.
  jaraxxus: () => foldersOf('src/templates'),
};

function foldersOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-'))
    .map((entry) => entry.name);
}

function readPackage(file: string): Package {
  const { name, version, dependencies = {} } = readManifest(file);
  const folder = path.dirname(file);
  const short = path.basename(folder);
  return {
    name,
    version,
    dependencies: Object.keys(dependencies),
    aliases: [short, ...(parts[short]?.() ?? [])],
  };
}

function main(): void {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return void process.stdout.write(USAGE);
  const file = path.join(root, 'CHANGELOG.md');
  const day = new Date().toISOString().slice(0, 10);
  const { releases, changelog } = planRelease(
    readFileSync(file, 'utf8'),
    manifests.map(readPackage),
    day,
  );
  for (const { name, version, changes } of releases) {
    const count = [...changes.values()].flat().length;
    process.stdout.write(`${name} ${version} (${count} ${count === 1 ? 'change' : 'changes'})\n`);
  }
  if (values['dry-run']) return;

  for (const manifest of manifests) {
    const text = readFileSync(manifest, 'utf8');
    const { name, version } = readManifest(manifest);
    const release = releases.find((other) => other.name === name);
    if (release) {
      writeFileSync(
        manifest,
        text.replace(`"version": "${version}"`, `"version": "${release.version}"`),
      );
    }
  }
  writeFileSync(file, changelog);
  const tags = releases.map(({ name, version }) => `git tag ${name}@${version}`);
  process.stdout.write(
    `\nLook at the changes, then:\n\n  ${[
      'git commit --all --message "chore: release"',
      ...tags,
      'pnpm build:packages',
      'pnpm publish --recursive --access public',
    ].join('\n  ')}\n`,
  );
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
