import { cpSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { logger } from 'dumi/plugin-utils';
import sirv from 'sirv';
import { pagesOf } from '../pages/pagesOf';
import { noteStage } from '../stages';
import { builtPreview } from './builtPreview';
import { FOLDER, publicPathOf, TEMPLATES, type TemplateId, templatesIn } from './templates';

/**
 * Builds the templates that a page shows at work, each with its mock back end in the page, and puts them beside the
 * site, below `previews/`. An unchanged one comes from the cache. While writing, a template is built when its preview is
 * asked for.
 */
export default (api: IApi) => {
  let building: Promise<{ template: TemplateId; folder: string }[]> | undefined;

  api.onBeforeCompiler({
    // After the pages have been checked.
    stage: Number.POSITIVE_INFINITY,
    fn: () => {
      if (api.name !== 'build') return;
      building = buildAll(api.cwd, templatesIn(pagesOf(api.appData.routes, api.cwd)));
      // It is told where the files are needed; until then a failure is no unhandled rejection.
      building.catch(() => undefined);
    },
  });

  api.onBuildHtmlComplete(async () => {
    for (const { template, folder } of (await building) ?? []) {
      cpSync(folder, path.join(api.paths.absOutputPath, FOLDER, template), { recursive: true });
    }
  });

  api.addBeforeMiddlewares(() => async (request, response, next) => {
    const template = TEMPLATES.find((name) => request.path.startsWith(publicPathOf(name)));
    if (!template) return next();
    try {
      const folder = await builtPreview(api.cwd, template, () =>
        logger.info(`Building the preview of ${template}; the page waits for it.`),
      );
      request.url = request.url.slice(publicPathOf(template).length - 1);
      sirv(folder, { dev: true })(request, response, next);
    } catch (error) {
      const { message } = error as Error; // what builtPreview rejects with
      logger.error(`The preview of ${template} cannot be built: ${message}`);
      response.status(500).type('text/plain').send(message);
    }
  });
};

/** One after the other: the compilations of the site leave no more than a part of a core. */
async function buildAll(cwd: string, templates: readonly TemplateId[]) {
  const built: { template: TemplateId; folder: string }[] = [];
  for (const template of templates) {
    const start = performance.now();
    built.push({ template, folder: await builtPreview(cwd, template) });
    noteStage('template previews', start);
  }
  return built;
}
