import path from 'node:path';
import { expect, it } from 'vitest';
import { pageFrom } from '../pages/pagesOf';
import { previewKey, publicPathOf, templatesIn } from './templates';

const root = path.resolve(__dirname, '../../../..');

const TAG = '<TemplatePreview id="mt-template-h5"></TemplatePreview>';

it('finds the templates that pages show, each once, and none in a block of code', () => {
  const pages = [
    pageFrom(`Text.\n\n${TAG}\n`, 'docs/a.md'),
    pageFrom(
      'No preview.\n\n```html\n<TemplatePreview id="mt-template-admin">\n```\n',
      'docs/b.md',
    ),
    pageFrom(`${TAG}\n`, 'docs/c.md'),
  ];
  expect(templatesIn(pages)).toEqual(['mt-template-h5']);
});

it('names page and line that show a template which does not exist', () => {
  const page = pageFrom(
    'Text.\n\n<TemplatePreview id="mt-template-tv"></TemplatePreview>\n',
    'docs/a.md',
  );
  expect(() => templatesIn([page])).toThrow(
    'docs/a.md:3: there is no template mt-template-tv to show; known: mt-template-admin, mt-template-h5',
  );
});

it('has an address below the site and another key for each template', () => {
  expect(publicPathOf('mt-template-admin')).toBe('/mtools/previews/mt-template-admin/');
  const key = previewKey(root, 'mt-template-admin');
  expect(previewKey(root, 'mt-template-admin')).toBe(key);
  expect(previewKey(root, 'mt-template-h5')).not.toBe(key);
});
