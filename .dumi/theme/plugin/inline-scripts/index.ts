import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { addFilterScript, toInlineScript } from './filterScript';
import { minifyScripts } from './minifyScripts';

const SOURCE = path.resolve(__dirname, '../../common/controls/startFilter.ts');

/**
 * Puts the filter of a page that has one into its HTML: it has to work as soon as the page is visible,
 * and the page's own scripts arrive later. The text is made from the module that the page itself uses
 * after a navigation without a reload, so there is one filter and not two.
 *
 * Then minifies all scripts that stand in the HTML.
 */
export default (api: IApi) => {
  api.modifyExportHTMLFiles({
    // After static-html, whose output it reads; of one stage, what is registered later runs later.
    stage: Number.POSITIVE_INFINITY,
    fn: (files: { path: string; content: string }[]) => {
      const script = toInlineScript(readFileSync(SOURCE, 'utf8'));
      // In place: thousands of documents are not held twice.
      for (const file of files) file.content = minifyScripts(addFilterScript(file.content, script));
      return files;
    },
  });
};
