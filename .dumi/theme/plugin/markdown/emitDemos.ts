import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { LocaleId } from '../../../config/locales';
import { highlight } from '../highlight';
import { type ShownCode, toShownCode } from './toShownCode';
import type { TransformedPage } from './transformPage';

type Demo = NonNullable<TransformedPage['meta']['demos']>[number];
type DemoWithFiles = Extract<Demo, { asset: unknown }>;

/** The files of the demos that a page shows, by their ids; a block of code has none. */
export type DemoFiles = ReadonlyMap<string, string>;

const MODULE = /\.[jt]sx?$/;

/**
 * The module of a page's demos, by their ids: the component of each, which is a file of its own that is
 * loaded when it is rendered (`component`) or before (`prefetch`), and what the code panel shows: the code in the
 * page's locale. To each file of a demo that adds the file highlighted, and the same in JavaScript: text much like that beside
 * it, so after compression six demos take 2 KiB, while a highlighter and a compiler would cost the reader
 * more than fifty. A demo's own imports become a module that only the editor loads (`context`).
 */
export function emitDemos(
  demos: readonly Demo[] | undefined,
  locale: LocaleId,
  files: DemoFiles,
): string {
  if (process.env.NODE_ENV === 'production') {
    // While writing, `only` and `skip` leave demos out.
    for (const id of files.keys()) {
      if (!demos?.some((demo) => demo.id === id))
        throw new Error(`dumi knows no demo ${id} (pages/demoIdOf.ts)`);
    }
    // All of the page's at once, which takes far less time than one demo after another.
    toShownCode(
      (demos ?? []).flatMap((demo) => ('asset' in demo ? filesOf(demo) : [])),
      locale,
    );
  }
  const entries = (demos ?? []).map(
    (demo) => `  ${JSON.stringify(demo.id)}: ${emitDemo(demo, locale, files.get(demo.id))},\n`,
  );
  const module = `import React from 'react';\nexport const demos = {\n${entries.join('')}};\n`;
  return process.env.NODE_ENV === 'production' ? module : module + HOT;
}

/**
 * While writing, an edit of a demo makes this module another one. The card of the demo imports it again,
 * as the page has another version of it then. The component stays the same: React replaces what is inside,
 * and the demo keeps its state.
 */
const HOT = `
if (import.meta.webpackHot) {
  const { data = {} } = import.meta.webpackHot;
  for (const [id, demo] of Object.entries(demos)) {
    if (demo.prefetch && data[id]) demo.component = data[id];
  }
  import.meta.webpackHot.dispose((data) => {
    for (const [id, demo] of Object.entries(demos)) data[id] = demo.component;
  });
  import.meta.webpackHot.accept();
}
`;

function emitDemo(demo: Demo, locale: LocaleId, file: string | undefined): string {
  const fields: string[] = [];
  if (file) {
    const load = `() => import(${JSON.stringify(file)})`;
    fields.push(`component: React.memo(React.lazy(${load}))`, `prefetch: ${load}`);
  } else fields.push(`component: ${demo.component}`);
  if ('asset' in demo) {
    fields.push(`asset: ${JSON.stringify(withCode(demo, locale))}`);
    if (file)
      fields.push(`context: () => import(${chunkOf(file)}${JSON.stringify(`${file}?scope`)})`);
  }
  return `{ ${fields.join(', ')} }`;
}

/** One file for the imports of all demos of a folder: the entry script lists every file there is. */
const chunkOf = (file: string) =>
  `/* webpackChunkName: "scope-${path.basename(path.dirname(file))}" */ `;

function withCode({ asset }: DemoWithFiles, locale: LocaleId) {
  const { dependencies } = asset;
  const files = filesOf({ asset });
  const shown = shownCodeOf(files, locale).map((code, index) => {
    const { name = '' } = files[index] ?? {};
    return [name, { ...dependencies[name], ...codeOf(name, code) }];
  });
  return { ...asset, dependencies: { ...dependencies, ...Object.fromEntries(shown) } };
}

const filesOf = ({ asset }: Pick<DemoWithFiles, 'asset'>) =>
  Object.entries(asset.dependencies).flatMap(([name, { type, value }]) =>
    type === 'FILE' ? [{ name, code: value }] : [],
  );

function codeOf(name: string, { code, javascript }: ShownCode) {
  const html = htmlOf(code.trim(), MODULE.test(name) ? 'tsx' : path.extname(name).slice(1));
  if (javascript === undefined) return { value: code, html };
  const plain = javascript.trim();
  return { value: code, html, javascript: { value: plain, html: htmlOf(plain, 'tsx') } };
}

/** While writing, a demo may be half a demo; the compiler of the demo itself says what is wrong in it. */
function shownCodeOf(files: readonly { name: string; code: string }[], locale: LocaleId) {
  try {
    return toShownCode(files, locale);
  } catch (error) {
    if (process.env.NODE_ENV === 'production') throw error;
    return files.map(({ code }): ShownCode => ({ code }));
  }
}

const htmlOf = (code: string, language: string) => toHtml(highlight(code, language));
