import type { IApi } from 'dumi';
import { base } from '../../../config/site';
import { shownLibrary } from '../api-data/currentLibrary';
import { currentPackages } from '../function-data/currentPackages';
import { currentParts } from '../generated-parts/currentParts';
import { pagesOf } from '../pages/pagesOf';
import { exportPages } from './exportPages';

/**
 * Every page as plain Markdown beside its HTML, `/guide.md` beside `/guide`, and `llms.txt`, a list of
 * them all: for people who read in an editor and for language models. While writing, they are made
 * when somebody asks for one.
 */
export default (api: IApi) => {
  const files = async () =>
    exportPages({
      pages: pagesOf(api.appData.routes, api.cwd),
      components: (await shownLibrary(api))?.components ?? [],
      packages: (await currentPackages(api)) ?? [],
      parts: await currentParts(api),
      cwd: api.cwd,
    });

  api.modifyExportHTMLFiles({
    // These are no documents to be finished (static-html), so they come after them.
    stage: Number.POSITIVE_INFINITY,
    fn: async (documents: { path: string; content: string }[]) => [
      ...documents,
      ...(await files()),
    ],
  });

  api.addBeforeMiddlewares(() => async (request, response, next) => {
    const asked = decodeURI(request.path).slice(base.length);
    const found = /\.(md|txt)$/.test(asked) && (await files()).find(({ path }) => path === asked);
    if (!found) return next();
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end(found.content);
  });
};
