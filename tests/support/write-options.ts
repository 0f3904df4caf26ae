import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './preview-server';
import { withOptions } from './service-options';

for (const [file, lang] of [
  ['node-service.md', 'zh-CN'],
  ['node-service.en-US.md', 'en-US'],
] as const) {
  const guide = path.join(root, 'docs/guide', file);
  writeFileSync(guide, withOptions(readFileSync(guide, 'utf8'), lang));
}
