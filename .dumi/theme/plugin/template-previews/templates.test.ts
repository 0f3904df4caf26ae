import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { previewKey, publicPathOf, templatesIn } from './templates';

const root = path.resolve(__dirname, '../../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'mtools-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

it('finds the templates that pages show, each once', () => {
  write('a.md', 'Text.\n\n<TemplatePreview id="mt-template-h5"></TemplatePreview>\n');
  write('b.md', 'No preview.\n');
  expect(templatesIn(folder, ['a.md', 'b.md', 'a.md'])).toEqual(['mt-template-h5']);
});

it('names the page that shows a template which does not exist', () => {
  write('c.md', '<TemplatePreview id="mt-template-tv"></TemplatePreview>\n');
  expect(() => templatesIn(folder, ['c.md'])).toThrow(
    'c.md: there is no template mt-template-tv to show; known: mt-template-admin, mt-template-h5',
  );
});

it('has an address below the site and another key for each template', () => {
  expect(publicPathOf('mt-template-admin')).toBe('/mtools/previews/mt-template-admin/');
  const key = previewKey(root, 'mt-template-admin');
  expect(previewKey(root, 'mt-template-admin')).toBe(key);
  expect(previewKey(root, 'mt-template-h5')).not.toBe(key);
});
