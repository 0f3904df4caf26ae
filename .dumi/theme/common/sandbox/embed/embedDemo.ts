import data from '@@/sandbox/data.json';
import type { LocaleId } from '../../../../config/locales';
import { createProject, DEMO } from '../createProject';
import { stackBlitzProject } from '../stackBlitz';
import { type DemoAsset, toSandboxDemo } from '../toSandboxDemo';
import { embedStackBlitz, type StackBlitzEmbed } from './embedStackBlitz';

interface DemoEmbedOptions {
  locale: LocaleId;
  /** Colors of the editor. */
  theme: 'light' | 'dark';
  /** Accessible name of the frame. */
  title: string;
}

/**
 * Puts a demo into StackBlitz's editor in the place of an element. As heavy as openDemo: import it
 * when a reader asks.
 *
 * @throws Error if the project cannot be made (see createProject) or the target stands nowhere
 */
export function embedDemo(
  target: HTMLElement,
  demo: DemoAsset,
  { locale, theme, title }: DemoEmbedOptions,
): StackBlitzEmbed {
  const project = createProject(toSandboxDemo(demo), data, locale);
  return embedStackBlitz(target, stackBlitzProject(project, data, locale), {
    title,
    theme,
    openFile: DEMO,
  });
}
