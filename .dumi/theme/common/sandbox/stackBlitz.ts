import type { Project } from '@stackblitz/sdk';
import type { LocaleId } from '../../../config/locales';
import { DEMO, ENTRY, htmlOf, pinned, toJson } from './createProject';
import type { SandboxData, SandboxProject } from './types';

/** It makes a project of what is posted to it, and shows this file first. */
export const runWith = (file: string) =>
  `https://stackblitz.com/run?file=${encodeURIComponent(file)}`;

/** Where a demo is posted to. */
export const STACKBLITZ_RUN = runWith(DEMO);

const TOOLS = ['@vitejs/plugin-react', 'vite'];

const viteConfig = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

/**
 * A project as StackBlitz takes it, by form or by its SDK.
 *
 * The template is `node`: it installs the very versions of package.json and runs Vite, as a reader's
 * own machine would. The older templates take their packages from a bundling service that has mixed
 * versions of React (ant-design/ant-design#52868). StackBlitz ignores a field of dependencies beside
 * this template, and its SDK warns of one; they stand in package.json instead.
 */
export function stackBlitzProject(
  project: SandboxProject,
  data: SandboxData,
  locale: LocaleId,
): Project {
  return {
    title: project.title,
    description: project.description,
    template: 'node',
    settings: { compile: { trigger: 'auto', clearConsole: false } },
    files: {
      ...project.files,
      'index.html': htmlOf(
        project,
        locale,
        `\n    <script type="module" src="/${ENTRY}"></script>`,
      ),
      'package.json': toJson({
        name: 'mtools-demo',
        private: true,
        type: 'module',
        scripts: { dev: 'vite', build: 'tsc && vite build' },
        dependencies: project.dependencies,
        devDependencies: { ...project.devDependencies, ...pinned(TOOLS, data) },
        stackblitz: { installDependencies: true, startCommand: 'npm run dev' },
      }),
      'vite.config.ts': viteConfig,
    },
  };
}

/** The fields of StackBlitz's form for a demo. */
export const stackBlitzFields = (
  project: SandboxProject,
  data: SandboxData,
  locale: LocaleId,
): Record<string, string> => projectFields(stackBlitzProject(project, data, locale));

/** The fields of StackBlitz's form (developer.stackblitz.com/platform/api/post-api). */
export function projectFields(project: Project): Record<string, string> {
  const { title, description = '', template, settings, files } = project;
  return {
    'project[title]': title,
    'project[description]': description,
    'project[template]': template,
    ...(settings && { 'project[settings]': JSON.stringify(settings) }),
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${encodePath(path)}]`, text]),
    ),
  };
}

/** Brackets would end the name of the field. */
const encodePath = (path: string) => path.replaceAll('[', '%5B').replaceAll(']', '%5D');
