import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { base } from '../../../config/site';
import { hashFiles } from '../cache/hashFiles';

/** The folder of the built site that has the previews, each in a folder named like its template. */
export const FOLDER = 'previews';

/** The templates whose guide shows them at work. */
export const TEMPLATES = ['mt-template-admin', 'mt-template-h5'] as const;

export type TemplateId = (typeof TEMPLATES)[number];

export const isTemplate = (name: string): name is TemplateId =>
  TEMPLATES.some((template) => template === name);

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

const TAG = /<TemplatePreview id="([^"]*)"/g;

/**
 * The templates that pages show, by the Markdown of these.
 *
 * @throws Error if a page shows one that does not exist
 */
export function templatesIn(cwd: string, files: readonly string[]): TemplateId[] {
  const shown = files.flatMap((file) => {
    const text = readFileSync(path.join(cwd, file), 'utf8');
    return [...text.matchAll(TAG)].map(([, id = '']) => {
      if (isTemplate(id)) return id;
      throw new Error(
        `${file}: there is no template ${id} to show; known: ${TEMPLATES.join(', ')}`,
      );
    });
  });
  return TEMPLATES.filter((template) => shown.includes(template));
}
