import '../../global';
import { prerender } from 'react-dom/static.edge';
import { App, prepare } from './App';
import { pathInSite, split } from './history';

/**
 * Renders the page at an address to HTML: metadata, which React puts first, and the content of `#root`. umi calls
 * this for each page that it exports; plugin/static-html makes a document of it.
 *
 * @param address path with the base path
 * @throws Error when a component throws
 */
export async function _markupGenerator(address: string): Promise<string> {
  const initial = { ...split(pathInSite(address) ?? address), state: null, key: 'first' };
  await prepare(initial);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App initial={initial} />, {
    // Everything stands where it belongs, and nothing has to be moved there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return `<div id="root">${await new Response(prelude).text()}</div>`;
}
