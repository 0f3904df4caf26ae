import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '../.dumi/config/locales';
import { previews } from '../.dumi/theme/builtins/TemplatePreview/previews';
import { sizeOf } from '../.dumi/theme/plugin/rehype-images';
import { TEMPLATES } from '../.dumi/theme/plugin/template-previews/templates';
import { pictureOf } from './support/template-pictures';

const pictures = TEMPLATES.flatMap((id) =>
  locales.flatMap(({ id: locale }) =>
    (['light', 'dark'] as const).map((mode) => [pictureOf(id, locale, mode), id] as const),
  ),
);

it.each(pictures)('%s is as large as its frame, and light (pnpm docs:pictures)', (file, id) => {
  const { width, height } = previews[id];
  const content = readFileSync(path.resolve(__dirname, '../public', file));
  expect(sizeOf(content)).toEqual({ width, height });
  expect(content.length).toBeLessThan(20_000);
});
