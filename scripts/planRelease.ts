import { type Change, readChanges } from '../.dumi/theme/plugin/generated-parts/readChanges';

/** A package of the workspace as its package.json has it. */
export interface Package {
  name: string;
  version: string;
  /** Names of the packages that it needs when it runs. */
  dependencies: string[];
  /** What the changelog calls it or a part of it, such as `node-service` or `ButtonExt`. */
  aliases: string[];
}

export interface Release {
  name: string;
  version: string;
  /** By kind: `Added`, `Changed` and so on. */
  changes: Map<string, string[]>;
}

export interface ReleasePlan {
  releases: Release[];
  changelog: string;
}

/** The part of a version that a kind of change raises; before 1.0.0 what breaks raises the minor part. */
const levels: Record<string, 'major' | 'minor' | 'patch'> = {
  Removed: 'major',
  Added: 'minor',
  Changed: 'minor',
  Deprecated: 'minor',
  Fixed: 'patch',
  Security: 'patch',
};

/** The pages themselves: they have entries, but no version. */
const SITE = 'Site';

const UNRELEASED = '## [Unreleased]';
const MOST_COLUMNS = 110;

/**
 * Makes releases of what the changelog has under “Unreleased”.
 *
 * @param changelog CHANGELOG.md in the format of keepachangelog.com
 * @param packages the packages that are published
 * @param day day of the release, as 2026-01-31
 * @returns new versions, and the changelog with a section for each of them
 * @throws Error when there is nothing to release, or a kind of change is unknown
 */
export function planRelease(changelog: string, packages: Package[], day: string): ReleasePlan {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error(`CHANGELOG.md has no section “${UNRELEASED}”.`);
  const next = changelog.indexOf('\n## ', start + UNRELEASED.length);
  const end = next < 0 ? changelog.length : next;
  const changes = readChanges(changelog.slice(start, end));
  if (changes.length === 0) throw new Error('CHANGELOG.md has nothing under “Unreleased”.');
  for (const { kind, text } of changes) {
    if (levels[kind]) continue;
    const known = Object.keys(levels).join(', ');
    throw new Error(`CHANGELOG.md: “${kind}” of “${text}” is none of ${known}.`);
  }

  const byOwner = new Map<string, Change[]>();
  for (const change of changes) {
    for (const owner of ownersOf(change, packages)) {
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), change]);
    }
  }
  addDependents(byOwner, packages);

  const releases = packages.flatMap(({ name, version }): Release[] => {
    const own = byOwner.get(name);
    return own ? [{ name, version: raise(version, own), changes: groupByKind(own) }] : [];
  });
  const ofSite = byOwner.get(SITE);
  const sections = [
    ...releases.map((release) => toSection(`${release.name} ${release.version}`, day, release)),
    ...(ofSite ? [toSection(SITE, day, { changes: groupByKind(ofSite) })] : []),
  ];
  return {
    releases,
    changelog: `${changelog.slice(0, start)}${UNRELEASED}\n\n${sections.join('\n')}${changelog.slice(end)}`,
  };
}

/** The packages that an entry names before its colon or, without one, anywhere; else the site. */
function ownersOf({ text }: Change, packages: Package[]): string[] {
  const [subject = ''] = text.split(/:\s/);
  const names = Array.from(subject.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
  const owners = packages
    .filter(({ name, aliases }) => names.some((own) => own === name || aliases.includes(own)))
    .map(({ name }) => name);
  return owners.length > 0 ? owners : [SITE];
}

/** A new version that the range `^` of a dependent leaves out needs a release of the dependent. */
function addDependents(byOwner: Map<string, Change[]>, packages: Package[]): void {
  const leaves = ({ name, version }: Package) => {
    const own = byOwner.get(name);
    if (!own) return false;
    const [major] = version.split('.');
    const level = levelOf(own);
    return level === 'major' || (major === '0' && level === 'minor');
  };
  // A dependent gets a patch, which no range leaves out, so that one pass is enough.
  for (const { name, dependencies } of packages) {
    const raised = packages.filter((other) => dependencies.includes(other.name) && leaves(other));
    if (raised.length === 0 || byOwner.has(name)) continue;
    const text = `Needs ${raised.map((other) => `\`${other.name}\``).join(' and ')} in the new version.`;
    byOwner.set(name, [{ version: 'Unreleased', kind: 'Fixed', text }]);
  }
}

function levelOf(changes: readonly Change[]): 'major' | 'minor' | 'patch' {
  const found = changes.map(({ kind }) => levels[kind]);
  if (found.includes('major')) return 'major';
  return found.includes('minor') ? 'minor' : 'patch';
}

function raise(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const level = levelOf(changes);
  if (level === 'patch') return `${major}.${minor}.${patch + 1}`;
  if (level === 'minor' || major === 0) return `${major}.${minor + 1}.0`;
  return `${major + 1}.0.0`;
}

function groupByKind(changes: readonly Change[]): Map<string, string[]> {
  const byKind = new Map<string, string[]>();
  for (const kind of Object.keys(levels)) {
    const texts = changes.filter((change) => change.kind === kind).map(({ text }) => text);
    if (texts.length > 0) byKind.set(kind, texts);
  }
  return byKind;
}

function toSection(title: string, day: string, { changes }: Pick<Release, 'changes'>): string {
  const blocks = Array.from(changes, ([kind, texts]) => {
    return `### ${kind}\n\n${texts.map(toItem).join('\n')}\n`;
  });
  return `## ${title} - ${day}\n\n${blocks.join('\n')}`;
}

/** An entry in lines of at most 110 columns. */
function toItem(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length + 3 > MOST_COLUMNS) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return `- ${lines.join('\n  ')}`;
}
