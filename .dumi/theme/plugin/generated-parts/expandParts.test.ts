import { describe, expect, it } from 'vitest';
import { type PartsData, partMarkdown } from './expandParts';
import { readChanges } from './readChanges';

const data: PartsData = {
  changes: readChanges(`# Changelog

## [Unreleased]

### Fixed

- \`AExt\`: a long
  entry.
- \`BAExt\`: another component.

## [0.2.0] - 2026-01-01

### Added

- \`AExt\` and \`AOutLineExt\`.
`),
  tokens: {
    'a-ext': [
      {
        name: 'colorText',
        values: [
          ['#000', '#fff'],
          ['#111', '#111'],
          ['-', '-'],
        ],
      },
      {
        name: 'lineWidth',
        values: [
          ['1', '1'],
          ['1', '1'],
          ['1', '1'],
        ],
      },
    ],
  },
  partsOf: () => ['root', 'icon'],
  antdOf: () => ({ name: 'A', page: 'a' }),
};

const page = { locale: 'en-US', atomId: 'a-ext', names: ['AExt'] } as const;

describe('partMarkdown', () => {
  it('lists the changes of the component by version, each entry in one line', () => {
    const text = partMarkdown({ name: 'Changes', id: 'AExt' }, page, data);
    expect(text).toContain(
      '**Unreleased**\n\n- Fixed: `AExt`: a long entry.\n\n**0.2.0**\n\n- Added: `AExt` and',
    );
    expect(text).not.toContain('BAExt');
  });

  it('says so when a component has no changes', () => {
    const other = { ...page, names: ['CExt'] };
    expect(partMarkdown({ name: 'Changes', id: 'CExt' }, other, data)).toMatch(/^No changes yet/);
  });

  it('has a row for a token that the themes differ in, and names the others', () => {
    const text = partMarkdown({ name: 'DesignTokens', id: 'AExt' }, page, data);
    expect(text).toContain('| `colorText` | `#000` / `#fff` | `#111` | - |');
    expect(text).not.toContain('| `lineWidth` |');
    expect(text).toContain('the same in all three themes: `lineWidth`.');
    expect(text).toContain('[A](https://ant.design/components/a#design-token)');
  });
});
