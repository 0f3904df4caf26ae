import type { LocaleId } from '../../../config/locales';
import { stripTypes } from '../../common/demo/code/stripTypes';
import { type CodeFile, format } from './formatCode';
import { localizeDemo } from './localizeDemo';

/** The code of a file of a demo as readers see, copy and edit it. */
export interface ShownCode {
  code: string;
  /** The same in JavaScript; a stylesheet has none. */
  javascript?: string;
}

const TYPESCRIPT = /\.tsx?$/;

/** In this order. */
interface Versions {
  typescript?: CodeFile;
  javascript?: CodeFile;
}

/**
 * Makes of the files of demos what is shown to readers of a locale, in TypeScript and in the JavaScript that the
 * author would have written: the types are cut out of the text, and Biome, which formats the TypeScript too, closes the
 * gaps. TypeScript's own printer would lose the blank lines.
 *
 * @throws Error if the code of one of them cannot be parsed
 */
export function toShownCode(
  files: readonly { name: string; code: string }[],
  locale: LocaleId,
): ShownCode[] {
  const versions = files.map(({ name, code }) => versionsOf(name, code, locale));
  const formatted = format(versions.flatMap((each) => Object.values(each))).values();
  // In the order of the values.
  const next = (file: CodeFile | undefined) => file && formatted.next().value;
  return files.map(({ name, code }, index) => {
    const { typescript, javascript } = versions[index] ?? {};
    const shown = { code: next(typescript) ?? code };
    return TYPESCRIPT.test(name) ? { ...shown, javascript: next(javascript) ?? code } : shown;
  });
}

/** What a file becomes, still to be formatted; without those versions in which nothing was taken out of it. */
function versionsOf(name: string, code: string, locale: LocaleId): Versions {
  if (!TYPESCRIPT.test(name)) return {};
  const isJsx = name.endsWith('x');
  const localized = localizeDemo(code, locale);
  const plain = stripTypes(localized);
  return {
    ...(localized !== code && {
      typescript: { code: localized, extension: isJsx ? 'tsx' : 'ts' },
    }),
    ...(plain !== code && { javascript: { code: plain, extension: isJsx ? 'jsx' : 'js' } }),
  };
}
