import { expect, it } from 'vitest';
import { type Package, planRelease } from './planRelease';

const packages: Package[] = [
  {
    name: '@mtools/antd-ext',
    version: '0.1.0',
    dependencies: [],
    aliases: ['antd-ext', 'ButtonExt', 'zeus'],
  },
  { name: '@mtools/node-utils', version: '1.2.3', dependencies: [], aliases: ['node-utils'] },
  {
    name: '@mtools/node-service',
    version: '0.2.1',
    dependencies: ['@mtools/node-utils'],
    aliases: ['node-service'],
  },
];

const plan = (unreleased: string, after = '') =>
  planRelease(`# Changelog\n\n## [Unreleased]\n\n${unreleased}${after}`, packages, '2026-01-31');

const versions = (unreleased: string) =>
  plan(unreleased).releases.map(({ name, version }) => `${name} ${version}`);

it('moves the entries into a section for each package, and those of no package to the site', () => {
  const { changelog } = plan(
    `### Added

- \`ButtonExt\`: a prop.
- Search: a row such as that of \`ButtonExt\` is found by its name.

### Fixed

- \`node-service\`: an answer that is too long for one line of the changelog, which has at most one hundred and
  ten columns.
- A page.
`,
    '\n## @mtools/antd-ext 0.1.0 - 2025-12-24\n\n### Added\n\n- `ButtonExt`.\n',
  );
  expect(changelog).toBe(`# Changelog

## [Unreleased]

## @mtools/antd-ext 0.2.0 - 2026-01-31

### Added

- \`ButtonExt\`: a prop.

## @mtools/node-service 0.2.2 - 2026-01-31

### Fixed

- \`node-service\`: an answer that is too long for one line of the changelog, which has at most one hundred and
  ten columns.

## Site - 2026-01-31

### Added

- Search: a row such as that of \`ButtonExt\` is found by its name.

### Fixed

- A page.

## @mtools/antd-ext 0.1.0 - 2025-12-24

### Added

- \`ButtonExt\`.
`);
});

it('raises the part of the version that the changes ask for', () => {
  expect(versions('### Fixed\n\n- `zeus`: a colour.\n')).toEqual(['@mtools/antd-ext 0.1.1']);
  expect(versions('### Changed\n\n- `ButtonExt`: a prop.\n')).toEqual(['@mtools/antd-ext 0.2.0']);
  expect(versions('### Removed\n\n- `ButtonExt`: a prop.\n')).toEqual(['@mtools/antd-ext 0.2.0']);
  expect(versions('### Added\n\n- `node-utils`: a function.\n')).toEqual([
    '@mtools/node-utils 1.3.0',
  ]);
});

it('releases what depends on a version that its range leaves out', () => {
  const { releases } = plan('### Removed\n\n- `node-utils`: a function.\n');
  expect(releases).toEqual([
    {
      name: '@mtools/node-utils',
      version: '2.0.0',
      changes: new Map([['Removed', ['`node-utils`: a function.']]]),
    },
    {
      name: '@mtools/node-service',
      version: '0.2.2',
      changes: new Map([['Fixed', ['Needs `@mtools/node-utils` in the new version.']]]),
    },
  ]);
});

it('an entry that names two packages is in the notes of both', () => {
  expect(versions('### Fixed\n\n- `ButtonExt`, `node-service`: a type.\n')).toEqual([
    '@mtools/antd-ext 0.1.1',
    '@mtools/node-service 0.2.2',
  ]);
});

it('says what is wrong with the changelog', () => {
  expect(() => plan('')).toThrow('CHANGELOG.md has nothing under “Unreleased”.');
  expect(() => plan('### Repaired\n\n- `zeus`: a colour.\n')).toThrow(
    'CHANGELOG.md: “Repaired” of “`zeus`: a colour.” is none of Removed, Added,',
  );
  expect(() => planRelease('# Changelog\n', packages, '2026-01-31')).toThrow(
    'CHANGELOG.md has no section “## [Unreleased]”.',
  );
});
