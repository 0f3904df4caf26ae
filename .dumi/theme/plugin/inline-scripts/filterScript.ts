import ts from 'typescript';

/** What a page with a filter has in its HTML. */
const MARK = 'data-filter=';

/**
 * Makes an inline script of the module that exports `startFilter`.
 *
 * @param source TypeScript without imports
 */
export function toInlineScript(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2020,
      module: ts.ModuleKind.ESNext,
    },
  });
  const body = outputText.replace(/^export /gm, '');
  return `(function(){\n${body}document.querySelectorAll('[data-filter]').forEach(startFilter)})()`;
}

/** Adds the script at the end of the body of a page that has a filter; any other page stays as it is. */
export function addFilterScript(html: string, script: string): string {
  if (!html.includes(MARK)) return html;
  return html.replace(/<\/body>/, () => `<script>${script}</script></body>`);
}
