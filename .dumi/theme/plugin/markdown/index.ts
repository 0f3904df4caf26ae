import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import type { IApi } from 'dumi';
import { winPath } from 'dumi/plugin-utils';
import type { TocEntry } from '../../common/navigation/toc';
import { addLoader, addSwc } from '../bundler/loaders';
import { heightEdits, heightsFile, readHeights } from '../demo-heights';
import { removeRules } from '../dumi-patches/remove-rules';
import { tocFile } from '../function-data';
import { type FunctionTocs, withFunctions } from '../function-data/toc';
import { changelogOf, currentParts, partEdits } from '../generated-parts/currentParts';
import { dateFile, readDate } from '../page-dates';
import { debugDemoRemovals, isDebugDemo } from '../pages/debugDemos';
import { demoIdOf } from '../pages/demoIdOf';
import { applyEdits } from '../pages/edit';
import { localeOfFile } from '../pages/localeOfFile';
import { pageFrom } from '../pages/pagesOf';
import type { Page } from '../pages/readPage';
import type { Chain } from '../types';
import { emitPage } from './emitPage';
import { toScope } from './toScope';
import { createTransformer } from './transformPage';

/** dumi's rules for pages and for the demos in them. */
const DUMI_RULES = ['watch-parent', 'dumi-md', 'dumi-demo', 'dumi-raw'];

/**
 * Makes modules of pages. dumi transforms the Markdown; its loader, which writes the modules, is replaced:
 * that one prepares live editing on every page, for which the code of each demo comes with all of each
 * package that it imports; it puts the whole header and the contents list of every page into the entry
 * script; and it keeps pages under keys in which our plugins count for nothing.
 */
export default (api: IApi) => {
  const writing = process.env.NODE_ENV !== 'production';
  // Shared by the compilations for the browser and for the server.
  let transform: ReturnType<typeof createTransformer> | undefined;

  // What pages became takes more memory than the pages themselves.
  api.onBuildComplete(() => {
    transform = undefined;
  });

  api.register({
    key: 'chainWebpack',
    // After dumi has set up its loaders.
    stage: 1,
    fn: (memo: Chain, { ssr }: { ssr?: boolean }) => {
      const options = memo.module.rule('dumi-md').oneOf('md').use('md-loader').get('options');
      removeRules(memo, DUMI_RULES);
      transform ??= createTransformer(options);
      const transformPage = transform;

      const pages = memo.module.rule('pages').test(/\.md$/).type('javascript/auto');
      addSwc(pages, { api, ssr, tsx: true });
      addLoader(pages, 'page', async (source, context) => {
        const file = winPath(context.resourcePath);
        const name = winPath(path.relative(api.cwd, file));
        const query = context.resourceQuery;
        const read = pageFrom(source, name);
        const shown = read.demos.filter((demo) => writing || !isDebugDemo(read, demo, api.cwd));
        const demoFiles = new Map(
          shown.map((demo) => [
            demoIdOf(read, demo),
            path.posix.join(path.dirname(file), demo.src),
          ]),
        );
        // A build has said so before it compiles anything.
        if (writing && query === '?details') reportFaults(read, context);
        const whole = applyEdits(source, [
          ...(read.parts.length > 0 ? partEdits(read, await currentParts(api)) : []),
          ...heightEdits(read, shown, readHeights(api.cwd)),
          ...(writing ? [] : debugDemoRemovals(read, api.cwd)),
        ]);
        context.addDependency(changelogOf(api.cwd));
        context.addDependency(heightsFile(api.cwd));
        const page = await transformPage(file, whole);
        const date = dateFile(api, name);
        for (const dependency of [...page.files, date]) context.addDependency(dependency);
        const { builtins } = options;
        return emitPage(query, page, {
          file,
          builtins,
          demoFiles,
          withFunctions: (toc) => addFunctions(toc, read, api, context),
          updated: readDate(date),
        });
      });

      const scopes = memo.module
        .rule('demo-scopes')
        .enforce('pre')
        .resourceQuery(/^\?scope$/);
      addLoader(scopes, 'scope', toScope);
      return memo;
    },
  });
};

/** The contents list with the functions that the page shows. */
function addFunctions(toc: TocEntry[], page: Page, api: IApi, context: LoaderContext): TocEntry[] {
  if (page.functions.length === 0) return toc;
  const file = tocFile(api.paths.absTmpPath);
  context.addDependency(file);
  const tocs: FunctionTocs = JSON.parse(readFileSync(file, 'utf8'));
  const locale = localeOfFile(page.file);
  return withFunctions(toc, page, (id) => tocs[id]?.[locale.id] ?? []);
}

/** Says what keeps a page from being shown, with file and line, until it is mended. */
function reportFaults({ file, problems, demos }: Page, context: LoaderContext): void {
  const report = (line: number, reason: string) =>
    context.emitError(new Error(`${file}:${line}: ${reason}`));
  for (const { fatal, line, reason } of problems) if (fatal) report(line, reason);
  for (const { src, line } of demos) {
    const demo = path.join(path.dirname(context.resourcePath), src);
    if (existsSync(demo)) continue;
    context.addMissingDependency(demo);
    report(line, `there is no demo ${src}; correct the src or add the file`);
  }
}
