import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createLibrary } from '../api-data/createLibrary';
import { readFunctions } from './readFunctions';

const INDEX = '/lib/index.ts';

/** What a package exports whose index is given; other files by their names. */
function read(index: string, others: Record<string, string> = {}) {
  const files: Record<string, string> = { [INDEX]: index };
  for (const [name, text] of Object.entries(others)) files[`/lib/${name}`] = text;
  const readFile = (file: string) => files[file] ?? ts.sys.readFile(file);
  return readFunctions(INDEX, createLibrary(Object.keys(files), {}, readFile));
}

const TEXTS = { 'zh-CN': '甲。', 'en-US': 'A.' };
const DOC = `
 * A.
 * @zh 甲。
 * @group number
 * @since 0.2.0
 * @example
 * \`\`\`ts
 * a();
 * \`\`\``;

describe('a function', () => {
  const { functions, gaps } = read("export { pad } from './pad';", {
    'pad.ts': `
export interface PadOptions {
  /** The filling. @zh 填充文本。 @default ' ' */
  fill?: string;
  /**
   * The side.
   * @zh 哪一侧。
   */
  side: Side;
}
type Side = 'start' | 'end';

/**
 * Pads a text
 * to a width.
 *
 * - Never cuts.
 * @zh 把文本补到指定宽度。
 *
 * @param text The text, for example \`'a@b'\`.
 * @zhParam text 文本。
 * @param width The width.
 * @zhParam width 宽度。
 * @param options.fill The filling.
 * @returns The text; see {@link PadOptions}.
 * @zhReturns 补齐后的文本。
 * @throws {RangeError} When \`width\` is negative.
 * @zhThrows {RangeError} \`width\` 为负数时抛出。
 * @group string
 * @since 0.2.0
 * @keywords align, 对齐 补空格
 * @example
 * \`\`\`ts
 * const rows = [
 *   pad('a', 3), // 'a  '
 * ];
 * \`\`\`
 */
export function pad<T extends string>(text: T, width = 8, { fill = ' ' }: PadOptions = {}): string {
  return text.padEnd(width, fill);
}`,
  });
  const [pad] = functions;

  it('has its signature as a caller writes it', () => {
    expect(pad?.signature).toBe(
      'pad<T extends string>(\n  text: T,\n  width?: number,\n  options?: PadOptions,\n): string',
    );
  });

  it('has the texts of its comment in both languages', () => {
    expect(pad).toMatchObject({
      name: 'pad',
      group: 'string',
      since: '0.2.0',
      keywords: ['align', '对齐', '补空格'],
      description: {
        'en-US': 'Pads a text\nto a width.\n\n- Never cuts.',
        'zh-CN': '把文本补到指定宽度。',
      },
      returns: {
        type: 'string',
        description: { 'en-US': 'The text; see `PadOptions`.', 'zh-CN': '补齐后的文本。' },
      },
      throws: [{ type: 'RangeError', description: { 'zh-CN': '`width` 为负数时抛出。' } }],
      examples: [{ lang: 'ts', code: "const rows = [\n  pad('a', 3), // 'a  '\n];" }],
    });
  });

  it('has a row for each parameter, a destructured one by the name in its comment', () => {
    expect(pad?.parameters).toMatchObject([
      { name: 'text', type: 'T', required: true, description: { 'zh-CN': '文本。' } },
      { name: 'width', required: false, defaultValue: '8' },
      {
        name: 'options',
        type: 'PadOptions',
        expansions: [{ kind: 'table', name: 'PadOptions' }],
      },
    ]);
  });

  it('has a table of its options', () => {
    expect(pad?.tables).toMatchObject([
      {
        name: 'PadOptions',
        rows: [
          { name: 'fill', defaultValue: "' '", description: { 'zh-CN': '填充文本。' } },
          { name: 'side', required: true, expansions: [{ kind: 'union', name: 'Side' }] },
        ],
      },
    ]);
  });

  it('has no gaps', () => expect(gaps).toEqual([]));
});

describe('what else a package exports', () => {
  it('has a signature for each overload', () => {
    const { functions } = read(`
/**${DOC}
 */
export function a(): void;
export function a(b: string): string;
export function a(b?: string) { return b; }`);
    expect(functions[0]?.signature).toBe('a(): void\na(b: string): string');
    expect(functions[0]?.parameters).toMatchObject([{ name: 'b', required: false }]);
    expect(functions[0]?.returns?.type).toBe('void | string');
  });

  it('marks as required what a caller has to give, and nothing of what it gets', () => {
    const { functions } = read(`
/** In. @zh 入。 */
export interface In { /** A. @zh 甲。 */ a: string }
export interface Out { /** B. @zh 乙。 */ b: string }
export function convert(value: In): Out[] { return []; }`);
    expect(functions[0]?.tables.map(({ rows }) => rows.map(({ required }) => required))).toEqual([
      [true],
      [false],
    ]);
  });

  it('may be an arrow function, a constant or a class; types are left out', () => {
    const { functions } = read(`
/**${DOC}
 */
export const a = (...parts: string[]): string => parts.join('');
/**${DOC}
 */
export const colors: Record<string, string> = {};
/**${DOC}
 */
export class AError extends Error {
  override readonly name = 'AError';
  /**
   * @param reason Why.
   * @zhParam reason 原因。
   */
  constructor(readonly reason: string, hidden: number) { super(); }
}
export interface Ignored {}`);
    expect(functions.map(({ signature }) => signature)).toEqual([
      'a(...parts: string[]): string',
      'const colors: Record<string, string>',
      'new AError(reason: string, hidden: number)',
    ]);
    expect(functions.map(({ description }) => description)).toEqual([TEXTS, TEXTS, TEXTS]);
    expect(functions[2]?.tables).toMatchObject([
      { name: 'AError', rows: [{ name: 'reason', description: { 'zh-CN': '原因。' } }] },
    ]);
  });
});

describe('the gaps', () => {
  it('are all that an incomplete comment lacks, with file and line', () => {
    const { functions, gaps } = read(
      '\nexport interface O { b?: string }\nexport function a(n: number, o?: O) {}',
    );
    expect(gaps.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: “a” has no description',
      '3: “a” has no Chinese description; add @zh',
      '3: “a” has no @group',
      '3: “a” has no @since',
      '3: “a” has no @example with a block of code',
      '3: “a” has no @param n',
      '2: “O.b” needs a description, and @zh with it in Chinese',
    ]);
    expect(gaps[0]?.file).toMatch(/lib\/index\.ts$/);
    expect(functions[0]).toMatchObject({ description: { 'zh-CN': '', 'en-US': '' }, examples: [] });
  });

  it('are texts without their Chinese, and a group that nobody knows', () => {
    const { functions, gaps } = read(`
/**${DOC.replace('number', 'nothing')}
 * @param b The b.
 * @returns The c.
 * @throws {Error} Sometimes.
 */
export function a(b: string): string { return b; }`);
    expect(gaps.map(({ reason }) => reason.replace(/known: .*/, 'known'))).toEqual([
      '“a” has no @zhParam b',
      '“a” has no @zhReturns',
      '“a” has no @zhThrows {Error}',
      '“a” has the group “nothing”; known',
    ]);
    expect(functions[0]?.returns?.description['zh-CN']).toBe('The c.');
  });
});
