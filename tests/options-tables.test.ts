import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { guidesWithOptions } from './support/guides-with-options';
import { withOptions } from './support/options-table';

it.each(guidesWithOptions)(
  '%s has the options as the schema has them; pnpm docs:options writes them',
  (file, schema, lang) => {
    const guide = readFileSync(path.resolve(__dirname, '../docs/guide', file), 'utf8');
    expect(guide).toContain('{#options}');
    expect(withOptions(guide, schema, lang)).toBe(guide);
  },
);
