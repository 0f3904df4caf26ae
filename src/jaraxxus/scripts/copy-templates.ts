import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

// Copies the templates into this package, from where `jaraxxus create` takes them: in the workspace they name
// packages of the workspace, and npm publishes no file that is called .gitignore or .npmrc.

const workspace = path.resolve(__dirname, '../../..');
/** Another folder can be named: the site puts the templates into online editors. */
const output = path.resolve(process.argv[2] ?? path.join(__dirname, '../templates'));
const LEFT_OUT = [
  '**/{node_modules,dist,coverage,test-results,playwright-report}/**',
  '**/*.tsbuildinfo',
  '**/.env.local',
  '**/.env.*.local',
  '**/{package-lock.json,pnpm-lock.yaml,yarn.lock,bun.lock}',
  'CHANGELOG.md',
];
const RENAMED = new Map([
  ['.gitignore', '_gitignore'],
  ['.npmrc', '_npmrc'],
]);

type Versions = Record<string, string>;
interface Manifest {
  [field: string]: unknown;
  dependencies?: Versions;
  devDependencies?: Versions;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** `catalog:` and `catalog:name` of pnpm-workspace.yaml. */
const { catalog = {}, catalogs = {} }: { catalog?: Versions; catalogs?: Record<string, Versions> } =
  parse(readFileSync(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8'));

/** What a new project asks for: a range, where the workspace has its own package or one exact version. */
function toRange(name: string, version: string): string {
  if (version.startsWith('workspace:')) {
    const folder = name.replace('@mtools/', '');
    return `^${readJson(path.join(workspace, 'src', folder, 'package.json')).version}`;
  }
  if (version.startsWith('catalog:')) {
    const key = version.slice('catalog:'.length);
    const found = (key === '' || key === 'default' ? catalog : catalogs[key])?.[name];
    if (found === undefined) throw new Error(`${name}: there is no ${version} in the workspace.`);
    return toRange(name, found);
  }
  return /^\d/.test(version) ? `^${version}` : version;
}

const toRanges = (versions: Versions = {}): Versions =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, toRange(name, version)]),
  );

function toManifest(manifest: Manifest): Manifest {
  const { name, description, license, repository, homepage, ...rest } = manifest;
  return {
    name: '{{name}}',
    ...rest,
    version: '0.1.0',
    private: true,
    dependencies: toRanges(manifest.dependencies),
    devDependencies: toRanges(manifest.devDependencies),
  };
}

/** In the workspace there is another biome.json above it. The rest stays as it is formatted, which Biome checks. */
function toBiome(text: string): string {
  const changed = text.replace(/^ *"root": false,\n/m, '');
  if (changed === text) throw new Error('A biome.json of a template has no line `"root": false,`.');
  return changed;
}

const CHANGED = new Map<string, (text: string) => string>([
  ['package.json', (text) => toJson(toManifest(JSON.parse(text)))],
  ['biome.json', toBiome],
]);

rmSync(output, { recursive: true, force: true });
for (const name of ['admin', 'h5']) {
  const source = path.join(workspace, 'src/templates', `mt-template-${name}`);
  if (!existsSync(source)) throw new Error(`There is no template ${source}.`);
  for (const file of globSync('**', { cwd: source, dot: true, ignore: LEFT_OUT })) {
    const base = path.basename(file);
    const target = path.join(output, name, path.dirname(file), RENAMED.get(base) ?? base);
    mkdirSync(path.dirname(target), { recursive: true });
    const change = CHANGED.get(file);
    const from = path.join(source, file);
    if (change) writeFileSync(target, change(readFileSync(from, 'utf8')));
    else cpSync(from, target);
  }
}
