import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './preview-server';

const dist = path.join(root, 'dist');

/** Names of the scripts that are loaded when they are needed, and their code. */
function readScripts(): [name: string, code: string][] {
  return readdirSync(dist)
    .filter((name) => name.endsWith('.async.js'))
    .map((name) => [name, readFileSync(path.join(dist, name), 'utf8')]);
}

/** Addresses of all scripts of these names. */
function addressesOf(names: string[]): RegExp {
  return new RegExp(`/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}

let known: Map<string, string> | undefined;

/** What each script with the details of a page belongs to: names of scripts, and Markdown files in the repository. */
function pagesByScript(): Map<string, string> {
  known ??= new Map(
    readScripts().flatMap(([name, code]) => {
      const [, file] = /filename:"(docs\/[^"]+\.md)"/.exec(code) ?? [];
      return file === undefined ? [] : [[name, file] as const];
    }),
  );
  return known;
}

/** The page, as a Markdown file in the repository, whose details are in the script; undefined for any other address. */
export function pageOfScript(address: string): string | undefined {
  return pagesByScript().get(path.posix.basename(address));
}

/**
 * Addresses of the script that a browser loads for a page in any case: that with its details.
 *
 * @param file such as `docs/guide/node-utils.md`
 */
export function scriptOfPage(file: string): RegExp {
  const script = [...pagesByScript()].find(([, page]) => page === file)?.[0];
  if (!script) throw new Error(`The built site has no page ${file}`);
  return addressesOf([script]);
}

/** Addresses of the scripts with an API reference, of whichever component. */
export function scriptsOfReferences(): RegExp {
  const scripts = readScripts().filter(([, code]) => code.includes('"tables":['));
  if (scripts.length === 0) throw new Error('The built site has no API reference');
  return addressesOf(scripts.map(([name]) => name));
}
