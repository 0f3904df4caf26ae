import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as utils from '.';

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const GROUPS = ['number', 'tree', 'dict', 'params', 'date', 'string', 'validate', 'async', 'url'];

/** Functions of version 0.1.0; the others came with 0.2.0. */
const OF_FIRST_VERSION = ['formatBytes', 'formatNumber', 'latest', 'sleep', 'truncateMiddle'];

const contracts = Object.keys(utils).map((name) => ({ name, ...readContract(name) }));

/** The JSDoc of an exported function and the names of its parameters. */
function readContract(name: string) {
  const fileName = `./${name.replace(/[A-Z]+/g, (part) => `-${part.toLowerCase()}`)}.ts`;
  const source = sources[fileName];
  if (!source) throw new Error(`${name} has no file ${fileName}`);
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const node = file.statements.find(
    (each): each is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(each) && each.name?.text === name,
  );
  if (!node) throw new Error(`${fileName} does not declare ${name}`);
  const tags = ts.getJSDocTags(node).map((tag) => {
    const comment = ts.getTextOfJSDocComment(tag.comment) ?? '';
    const prefix = ts.isJSDocParameterTag(tag) ? `${tag.name.getText()} ` : '';
    return { tag: tag.tagName.text, text: prefix + comment };
  });
  const parameters = node.parameters.map(({ name: parameter }) =>
    ts.isIdentifier(parameter) ? parameter.text : undefined,
  );
  const examples = /```ts\n([\s\S]*?)```/.exec(node.getFullText())?.[1] ?? '';
  return { tags, parameters, example: examples.replace(/^ \* ?/gm, '') };
}

it.each(Object.entries(sources))(
  '%s describes its options in both languages',
  (fileName, source) => {
    const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
    const options = file.statements
      .filter(ts.isInterfaceDeclaration)
      .filter(
        (each) =>
          each.modifiers && /(Options|Context|Position|Dict|DictItem)$/.test(each.name.text),
      );
    for (const member of options.flatMap((each) => [...each.members])) {
      const tags = ts.getJSDocTags(member).map(({ tagName }) => tagName.text);
      expect(tags, `${fileName}: ${member.name?.getText()}`).toContain('zh');
    }
  },
);

describe.each(contracts)('$name', ({ name, tags, parameters, example }) => {
  const textsOf = (tag: string) => tags.filter((each) => each.tag === tag).map(({ text }) => text);

  it('is documented in both languages', () => {
    for (const tag of ['zh', 'returns', 'zhReturns', 'group', 'since', 'keywords']) {
      expect(textsOf(tag), tag).toEqual([expect.stringMatching(/\S/)]);
    }
    expect(GROUPS).toContain(textsOf('group')[0]);
    expect(textsOf('since')).toEqual([OF_FIRST_VERSION.includes(name) ? '0.1.0' : '0.2.0']);

    const named = textsOf('param').map((text) => text.split(' ')[0]);
    expect(textsOf('zhParam').map((text) => text.split(' ')[0])).toEqual(named);
    expect(named).toHaveLength(parameters.length);
    parameters.forEach((parameter, index) => {
      // A pattern has no name: its tag may choose one.
      if (parameter) expect(named[index]).toBe(parameter);
    });
    // Without the braces of `{Type}`, which TypeScript reads for `throws` alone.
    expect(textsOf('zhThrows')).toHaveLength(textsOf('throws').length);
    for (const tag of ['zh', 'zhReturns', 'zhParam', 'zhThrows']) {
      for (const text of textsOf(tag)) expect(text).toMatch(/\p{Script=Han}/u);
    }
  });

  it('does what its example says', async () => {
    const results = await runExample(example);
    expect(results.length).toBeGreaterThan(0);
    for (const { code, value, expected } of results) expect(value, code).toEqual(expected);
  });
});

/** Runs an example, and returns what the lines with a result gave, and what they say. */
async function runExample(example: string) {
  const results: { code: string; value: unknown; expected: unknown }[] = [];
  const lines = example.split('\n').map((line) => {
    const [, code, expected] = /^(.*); \/\/ (.+)$/.exec(line) ?? [];
    if (!code || !expected) return line;
    return `report(${JSON.stringify(code)}, (${code}), (${expected}));`;
  });
  const { outputText } = ts.transpileModule(lines.join('\n'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const report = (code: string, value: unknown, expected: unknown) =>
    results.push({ code, value, expected });
  const names = Object.keys(utils);
  const run = new Function('report', ...names, `return (async () => {${outputText}})();`);
  await run(report, ...Object.values(utils));
  return results;
}
