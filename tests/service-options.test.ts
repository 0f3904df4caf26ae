import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withOptions } from './support/service-options';

it.each([
  ['node-service.md', 'zh-CN'],
  ['node-service.en-US.md', 'en-US'],
] as const)(
  '%s has the options as the schema has them; pnpm docs:options writes them',
  (file, lang) => {
    const guide = readFileSync(path.resolve(__dirname, '../docs/guide', file), 'utf8');
    expect(withOptions(guide, lang)).toBe(guide);
  },
);
