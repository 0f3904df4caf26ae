import { type LocaleId, locales } from '../../../config/locales';
import type { Control } from '../api-data/readControls';
import { format } from '../markdown/formatCode';
import { readTemplate, type Template } from './readTemplate';
import { toPage } from './toPage';

export type Templates = Record<LocaleId, Template>;

interface PlaygroundSource {
  /** Name of the component. */
  id: string;
  /** Name of the file, with which an error begins. */
  file: string;
  code: string;
  controls: readonly Control[];
}

/**
 * The code that playgrounds show, in each language.
 *
 * @throws Error with the file of a playground whose code cannot be shown
 */
export function readTemplates(playgrounds: readonly PlaygroundSource[]): Templates[] {
  const pages = playgrounds.map((playground) =>
    locales.map(({ id }) => inFile(playground, () => toPage(playground.code, playground.id, id))),
  );
  // All at once, since starting the formatter takes longer than its work.
  const formatted = format(pages.flat().map((code) => ({ code, extension: 'tsx' }))).values();
  return playgrounds.map((playground) => {
    const names = playground.controls.map(({ name }) => name);
    const entries = locales.map(({ id }) => {
      const code = formatted.next().value ?? '';
      return [id, inFile(playground, () => readTemplate(code, names))];
    });
    // It has an entry for each language, which the type of `fromEntries` does not tell.
    return Object.fromEntries(entries) as Templates;
  });
}

function inFile<T>({ file }: PlaygroundSource, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}:1: ${reason}`, { cause: error });
  }
}
