import type { LocaleId } from '../../../config/locales';
import { inlinePackages } from './inlinePackages';
import { ProjectError } from './ProjectError';
import type { Files, SandboxData, SandboxDemo, SandboxProject } from './types';

/** The file that mounts the demo. */
export const ENTRY = 'src/index.tsx';

/** The file that a reader wants to see first. */
export const DEMO = 'src/Demo.tsx';

const antdLocales: Record<LocaleId, string> = { 'zh-CN': 'zh_CN', 'en-US': 'en_US' };

/** Types of the libraries that the sources import, and of `process.env.NODE_ENV`. */
const TYPES = ['@types/node', '@types/react', '@types/react-dom', 'typescript'];

/** What the code outside any sandbox says too: strict, React's automatic JSX, a bundler resolves. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['node'],
    strict: true,
    noEmit: true,
    isolatedModules: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

/**
 * Makes a project of a demo: React 19 mounts it in antd's texts of the page's language, and what it
 * needs of the packages that are not published stands beside it.
 *
 * @param demo the demo and its files
 * @param data what the build knows of versions and sources
 * @param locale language of the page
 * @throws Error if a file is missing or the lockfile has no version for an import
 */
export function createProject(
  demo: SandboxDemo,
  data: SandboxData,
  locale: LocaleId,
): SandboxProject {
  const roots = { [ENTRY]: entryCode(antdLocales[locale]), ...ownFiles(demo) };
  const { files, published } = inlinePackages(roots, data.packages);
  return {
    title: demo.title,
    description: demo.description,
    files: { ...files, 'tsconfig.json': toJson(tsconfig) },
    dependencies: pinned([...published], data),
    devDependencies: pinned(TYPES, data),
  };
}

/**
 * Exact versions, in the order of the names.
 *
 * @throws ProjectError if the lockfile has none for a name
 */
export function pinned(
  names: readonly string[],
  { versions }: Pick<SandboxData, 'versions'>,
): Record<string, string> {
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = versions[name];
      if (!version) throw new ProjectError(`The lockfile has no version of ${name}.`);
      return [name, version];
    }),
  );
}

/** JSON as an editor shows it. */
export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Page around the project, without a script of its own. */
export const htmlOf = ({ title }: SandboxProject, locale: LocaleId, script = '') =>
  `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root" style="padding: 24px"></div>${script}
  </body>
</html>
`;

function ownFiles({ entry, files }: SandboxDemo): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => {
      if (name.startsWith('..'))
        throw new ProjectError(`${name} is outside the folder of the demo.`);
      return [name === entry ? DEMO : `src/${name}`, text];
    }),
  );
}

const entryCode = (antdLocale: string) => `import { ConfigProvider } from 'antd';
import locale from 'antd/locale/${antdLocale}';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './Demo';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <ConfigProvider locale={locale}>
      <Demo />
    </ConfigProvider>
  </StrictMode>,
);
`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
