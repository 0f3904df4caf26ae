/** One `import` or `export … from` of a module. */
export interface ImportStatement {
  /** What stands between the quotes. */
  from: string;
  /** The names taken, as the other module calls them; undefined when it may be any of them. */
  names?: string[];
}

/** A statement begins its line, which an example in a comment never does. */
const STATIC = /^((?:import|export)\b(?:\s+type\b)?)([^'";]*?)(\bfrom\s*)?(['"])([^'"\n]+)\4/gm;
const DYNAMIC = /(\bimport\(\s*)(['"])([^'"\n]+)\2/g;
const RE_EXPORT = /^export\s+(type\s+)?\{([^}]*)\}\s*from\s*(['"])([^'"\n]+)\3;?[ \t]*\n?/gm;

/**
 * Finds what a formatted module imports. It runs in the reader's browser, where a real parser would
 * weigh more than all the rest of a sandbox.
 */
export function importsOf(code: string): ImportStatement[] {
  const found: ImportStatement[] = [];
  for (const [, , clause = '', fromWord, , from = ''] of code.matchAll(STATIC)) {
    if (fromWord) found.push({ from, names: namesIn(clause) });
    else if (clause.trim() === '') found.push({ from, names: [] });
  }
  for (const [, , , from = ''] of code.matchAll(DYNAMIC)) found.push({ from });
  return found;
}

/** Writes another module where a statement has `from`, for each for which `rename` returns one. */
export function renameImports(code: string, rename: (from: string) => string | undefined): string {
  const replace = (statement: string, from: string) => {
    const other = rename(from);
    if (other === undefined) return statement;
    // The module is what the statement ends with, with its closing quote.
    return `${statement.slice(0, -from.length - 1)}${other}${statement.slice(-1)}`;
  };
  return code
    .replace(STATIC, (statement, _word, clause, fromWord, _quote, from) =>
      fromWord || clause.trim() === '' ? replace(statement, from) : statement,
    )
    .replace(DYNAMIC, (statement, _word, _quote, from) => replace(statement, from));
}

/** Takes the re-exports of other names out of a package's index; everything else in it stays. */
export function keepReExports(code: string, names: ReadonlySet<string>): string {
  return code.replace(RE_EXPORT, (_statement, type: string | undefined, list, quote, from) => {
    const kept = itemsOf(list).filter((item) => names.has(outerName(item)));
    if (kept.length === 0) return '';
    return `export ${type ? 'type ' : ''}{ ${kept.join(', ')} } from ${quote}${from}${quote};\n`;
  });
}

/** Name of the package that a bare module belongs to: `react-dom/client` is of `react-dom`. */
export function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The clause is what stands between `import` and `from`: a default, a list in braces, a namespace. */
function namesIn(clause: string): string[] | undefined {
  if (clause.includes('*')) return undefined;
  const list = /\{([^}]*)\}/.exec(clause);
  const names = itemsOf(list?.[1] ?? '').map((item) => innerName(item));
  return /^\s*\w/.test(clause) ? ['default', ...names] : names;
}

const itemsOf = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** `type A as B` → `A`: the name in the other module. */
const innerName = (item: string) => item.replace(/^type\s+/, '').replace(/\s+as\s[\s\S]*$/, '');

/** `type A as B` → `B`: the name that an importer of this module uses. */
const outerName = (item: string) => item.replace(/^type\s+/, '').replace(/^[\s\S]*\sas\s+/, '');
