import { createHash } from 'node:crypto';
import { base } from '../../../config/site';
import { type PreviewId, previews } from '../../builtins/TemplatePreview/previews';
import { hashFiles } from '../cache/hashFiles';
import type { Page } from '../pages/readPage';

/** The folder of the built site that has the previews, each in a folder named like its template. */
export const FOLDER = 'previews';

export type TemplateId = PreviewId;

export const isTemplate = (name: string): name is TemplateId => Object.hasOwn(previews, name);

/** The templates whose guide shows them at work. */
export const TEMPLATES: readonly TemplateId[] = Object.keys(previews).filter(isTemplate);

/** Where a preview is served, with both slashes. */
export const publicPathOf = (template: TemplateId) => `${base}${FOLDER}/${template}/`;

/** The packages that the application or its build is made of. */
const PACKAGES = ['antd-ext', 'browser-utils', 'isomorphic-utils', 'malganis'];
const TOOLS = ['jaraxxus', 'node-utils'];

/**
 * Says what a preview is made of: the sources of the template and of the packages, the versions of everything else,
 * and the code that builds it.
 */
export function previewKey(cwd: string, template: TemplateId): string {
  const parts = [
    'src/**',
    'mock/**',
    'public/**',
    '.env*',
    '*.html',
    '*.config.ts',
    'package.json',
  ];
  const sources = hashFiles(cwd, [
    ...parts.map((part) => `src/templates/${template}/${part}`),
    ...[...PACKAGES, ...TOOLS].map((name) => `src/${name}/src/**`),
    'pnpm-lock.yaml',
    'package.json',
  ]);
  return createHash('sha256')
    .update(sources)
    .update(hashFiles(__dirname, ['**']))
    .digest('hex');
}

/**
 * The templates that pages show.
 *
 * @throws Error if a page shows one that does not exist
 */
export function templatesIn(pages: readonly Pick<Page, 'file' | 'previews'>[]): TemplateId[] {
  const shown = new Set<TemplateId>();
  for (const { file, previews: mentions } of pages) {
    for (const { value, line } of mentions) {
      if (!isTemplate(value)) {
        const known = TEMPLATES.join(', ');
        throw new Error(`${file}:${line}: there is no template ${value} to show; known: ${known}`);
      }
      shown.add(value);
    }
  }
  return [...shown];
}
