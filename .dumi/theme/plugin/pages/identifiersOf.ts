const STRING_OR_COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$|(["'`])(?:\\.|(?!\1)[^\\\n])*\1/gm;
const IDENTIFIER = /[A-Za-z_$][\w$]*(?:-[\w$]+)*/g;

/** Words of the language, which stand in every block and say nothing about one. */
const KEYWORDS = new Set(
  `abstract any as async await boolean break case catch class const continue declare default delete do
  else enum export extends false finally for from function get if implements import in infer instanceof
  interface is keyof let namespace never new null number object of private protected public readonly
  return satisfies set static string super switch this throw true try type typeof undefined unknown
  var void while with yield div span`.split(/\s+/),
);

/**
 * The names that a block of code uses, each once: of code, they are what readers look for.
 * Packages that are imported count too, though they stand in strings.
 */
export function identifiersOf(code: string): string[] {
  const imported = Array.from(code.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g), ([, name = '']) => name);
  const names = code.replace(STRING_OR_COMMENT, ' ').match(IDENTIFIER) ?? [];
  const telling = names.filter((name) => name.length > 2 && !KEYWORDS.has(name));
  return [...new Set([...imported, ...telling])];
}
