import data from '@@/sandbox/data.json';
import templates from '@@/templates/data.json';
import { postForm } from './postForm';
import { projectFields, runWith } from './stackBlitz';
import { templateFiles } from './templateProject';

/** The file that a reader wants to see first. */
const FIRST: Record<string, string> = {
  'mt-template-admin': 'src/routes.tsx',
  'mt-template-h5': 'src/app.tsx',
};

/**
 * Opens a template in StackBlitz. With the sources of the packages, this module is heavy: import it when a reader asks.
 *
 * @param target name of the tab
 */
export function openTemplate(id: string, description: string, target: string): void {
  const fields = projectFields({
    title: id,
    description,
    template: 'node',
    files: templateFiles(id, templates, data),
  });
  postForm(runWith(FIRST[id] ?? 'package.json'), fields, target);
}
