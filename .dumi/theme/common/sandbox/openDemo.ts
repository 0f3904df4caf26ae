import data from '@@/sandbox/data.json';
import type { LocaleId } from '../../../config/locales';
import { CODESANDBOX_DEFINE, codeSandboxFields } from './codeSandbox';
import { createProject } from './createProject';
import { postForm } from './postForm';
import { STACKBLITZ_RUN, stackBlitzFields } from './stackBlitz';
import { type DemoAsset, toSandboxDemo } from './toSandboxDemo';

/** The services in which a demo can be opened. */
export type SandboxService = 'CodeSandbox' | 'StackBlitz';

/**
 * Opens a demo in an online editor. With the sources of the packages, this module is far heavier than
 * the card: import it when a reader asks.
 *
 * @param target name of the tab
 */
export function openDemo(
  service: SandboxService,
  demo: DemoAsset,
  locale: LocaleId,
  target: string,
): void {
  const project = createProject(toSandboxDemo(demo), data, locale);
  if (service === 'CodeSandbox') {
    postForm(CODESANDBOX_DEFINE, codeSandboxFields(project, locale), target);
  } else postForm(STACKBLITZ_RUN, stackBlitzFields(project, data, locale), target);
}
