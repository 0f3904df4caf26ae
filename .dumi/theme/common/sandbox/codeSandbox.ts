import { compressToBase64 } from 'lz-string';
import type { LocaleId } from '../../../config/locales';
import { DEMO, ENTRY, htmlOf, toJson } from './createProject';
import type { SandboxProject } from './types';

/** It makes a sandbox of what is posted to it (codesandbox.io/docs/learn/browser-sandboxes/cli-api). */
export const CODESANDBOX_DEFINE = 'https://codesandbox.io/api/v1/sandboxes/define';

/**
 * The fields of CodeSandbox's form. Its bundler runs in the browser and knows the layout of
 * create-react-app, not Vite; the versions come from package.json.
 */
export function codeSandboxFields(
  project: SandboxProject,
  locale: LocaleId,
): Record<string, string> {
  const files = {
    ...project.files,
    'public/index.html': htmlOf(project, locale),
    'package.json': toJson({
      name: 'mtools-demo',
      private: true,
      description: project.description,
      main: ENTRY,
      dependencies: project.dependencies,
      devDependencies: project.devDependencies,
    }),
    'sandbox.config.json': toJson({ template: 'create-react-app' }),
  };
  const parameters = {
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
    ),
  };
  return { parameters: compress(JSON.stringify(parameters)), query: `file=/${DEMO}` };
}

/** As the define endpoint reads it: lz-string's Base64 in the alphabet of addresses, without padding. */
function compress(text: string): string {
  return compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
