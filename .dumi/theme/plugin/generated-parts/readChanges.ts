/** An entry of the changelog. */
export interface Change {
  /** `0.2.0`, or `Unreleased`. */
  version: string;
  /** `Added`, `Changed`, `Fixed` and the like. */
  kind: string;
  /** Markdown in one line. */
  text: string;
}

/** Reads a changelog in the format of keepachangelog.com; a heading may name a package before the version. */
export function readChanges(changelog: string): Change[] {
  const changes: Change[] = [];
  let version = '';
  let kind = '';
  for (const line of changelog.split('\n')) {
    const last = changes.at(-1);
    if (line.startsWith('## ')) version = line.replace(/^## (?:@\S+ )?\[?([^\]\s]+).*$/, '$1');
    else if (line.startsWith('### ')) kind = line.slice(4).trim();
    else if (line.startsWith('- ')) changes.push({ version, kind, text: line.slice(2).trim() });
    else if (/^ {2,}\S/.test(line) && last) last.text += ` ${line.trim()}`;
  }
  return changes;
}

/** The entries that name one of the components. */
export function changesOf(names: readonly string[], changes: readonly Change[]): Change[] {
  const name = new RegExp(`\\b(?:${names.join('|')})\\b`);
  return changes.filter(({ text }) => name.test(text));
}
