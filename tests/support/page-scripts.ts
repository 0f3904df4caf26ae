import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './preview-server';

const dist = path.join(root, 'dist');

let known: Map<string, string> | undefined;

/** What each script with the details of a page belongs to: names of scripts, and Markdown files in the repository. */
function pagesByScript(): Map<string, string> {
  known ??= new Map(
    readdirSync(dist)
      .filter((name) => name.endsWith('.async.js'))
      .flatMap((name) => {
        const [, file] =
          /filename:"(docs\/[^"]+\.md)"/.exec(readFileSync(path.join(dist, name), 'utf8')) ?? [];
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
  return new RegExp(`/${script.replaceAll('.', '\\.')}$`);
}
