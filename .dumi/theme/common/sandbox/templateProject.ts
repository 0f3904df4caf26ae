import { toJson } from './createProject';
import type { Files, SandboxData } from './types';

/** What the build knows of the templates; written by plugin/template-projects. */
export interface TemplateData {
  /** What `jaraxxus create` writes, by the name of the template. */
  templates: Record<string, Files>;
  /**
   * Our packages, which are not published, each as a folder, by name. What runs in a browser still lacks its sources:
   * these are in `SandboxData`.
   */
  packages: Record<string, Files>;
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const FOLDER = 'packages';
const readManifest = (files: Files): Manifest => JSON.parse(files['package.json'] ?? '{}');
const withoutScope = (name: string) => name.replace('@mtools/', '');

/**
 * The files of a project that runs by itself: those that `jaraxxus create` writes, and the packages that they need as
 * folders. `package.json` names these folders, and what StackBlitz starts; all else is as it was written.
 *
 * @throws Error if there is no such template
 */
export function templateFiles(
  id: string,
  { templates, packages }: TemplateData,
  { packages: sources }: Pick<SandboxData, 'packages'>,
): Files {
  const template = templates[id];
  if (!template) throw new Error(`There is no template ${id}.`);
  const manifest = readManifest(template);
  const needed = new Set<string>();
  const add = ({ dependencies, devDependencies }: Manifest) => {
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const files = packages[name];
      if (!files || needed.has(name)) continue;
      needed.add(name);
      add(readManifest(files));
    }
  };
  add(manifest);

  const files: Files = { ...template };
  for (const name of [...needed].sort()) {
    const folder = `${FOLDER}/${withoutScope(name)}`;
    for (const [file, text] of Object.entries(packages[name] ?? {})) {
      files[`${folder}/${file}`] = text;
    }
    for (const [file, text] of Object.entries(sources[name] ?? {})) {
      files[`${folder}/src/${file}`] = text;
    }
  }
  const toFolders = (versions: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name,
        needed.has(name) ? `file:./${FOLDER}/${withoutScope(name)}` : version,
      ]),
    );
  files['package.json'] = toJson({
    ...manifest,
    dependencies: toFolders(manifest.dependencies),
    devDependencies: toFolders(manifest.devDependencies),
    stackblitz: { installDependencies: true, startCommand: 'npm start' },
  });
  return files;
}
