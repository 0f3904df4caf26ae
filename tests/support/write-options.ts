import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withTables } from './malganis-guide';
import { root } from './preview-server';
import { withOptions } from './service-options';

for (const [name, write] of [
  ['node-service', withOptions],
  ['malganis', withTables],
] as const) {
  for (const [file, lang] of [
    [`${name}.md`, 'zh-CN'],
    [`${name}.en-US.md`, 'en-US'],
  ] as const) {
    const guide = path.join(root, 'docs/guide', file);
    writeFileSync(guide, write(readFileSync(guide, 'utf8'), lang));
  }
}
