import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { guidesWithOptions } from './guides-with-options';
import { withOptions } from './options-table';
import { root } from './preview-server';

for (const [file, schema, lang] of guidesWithOptions) {
  const guide = path.join(root, 'docs/guide', file);
  writeFileSync(guide, withOptions(readFileSync(guide, 'utf8'), schema, lang));
}
