import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { guidesWithOptions } from './guides-with-options';
import { withTables } from './malganis-guide';
import { withOptions } from './options-table';
import { root } from './preview-server';

/** Writes the tables of a guide again. */
function rewrite(file: string, change: (text: string) => string) {
  const guide = path.join(root, 'docs/guide', file);
  writeFileSync(guide, change(readFileSync(guide, 'utf8')));
}

for (const [file, schema, lang] of guidesWithOptions) {
  rewrite(file, (text) => withOptions(text, schema, lang));
}
rewrite('malganis.md', (text) => withTables(text, 'zh-CN'));
rewrite('malganis.en-US.md', (text) => withTables(text, 'en-US'));
