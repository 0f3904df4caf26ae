import { type LocaleId, locales } from '../../../../config/locales';
import { base } from '../../../../config/site';
import { colorModes, themeNames } from '../../../../config/themes';

/** What a reader can choose for a demo, and the values that each setting takes. */
export const viewOptions = {
  theme: themeNames,
  mode: colorModes,
  locale: locales.map(({ id }) => id),
  dir: ['ltr', 'rtl'],
  /** Of the stage, in px; `full` is as wide as its card. */
  width: ['360', '768', '1024', 'full'],
} as const;

export interface DemoView {
  theme: (typeof viewOptions.theme)[number];
  mode: (typeof viewOptions.mode)[number];
  locale: LocaleId;
  dir: (typeof viewOptions.dir)[number];
  width: (typeof viewOptions.width)[number];
}

export type ViewKey = keyof DemoView;

/** Only what has been chosen; everything else follows the page and its reader. */
export type ViewChoices = Partial<DemoView>;

const viewKeys = ['locale', 'theme', 'mode', 'dir', 'width'] as const satisfies readonly ViewKey[];

/**
 * Takes what is valid from values of unknown origin: parameters of an address, data of a message.
 *
 * @param read gives the value of a setting
 * @returns the choices with a known value; all others are left out
 */
export function readChoices(read: (key: ViewKey) => unknown): ViewChoices {
  const entries = viewKeys.flatMap((key) => {
    const options: readonly unknown[] = viewOptions[key];
    const value = read(key);
    return options.includes(value) ? [[key, value] as const] : [];
  });
  // Each value is among the options of its key, which the types of `fromEntries` cannot say.
  return Object.fromEntries(entries) as ViewChoices;
}

/** The choices in the query of an isolated demo's address. */
export function parseChoices(search: string): ViewChoices {
  const parameters = new URLSearchParams(search);
  return readChoices((key) => parameters.get(key));
}

/** Leaves out what is as it would be without a choice, so that it goes on to follow its default. */
export function withoutDefaults(choices: ViewChoices, defaults: DemoView): ViewChoices {
  return Object.fromEntries(
    Object.entries(choices).filter(([key, value]) => value !== defaults[key as ViewKey]),
  );
}

/**
 * The address of a demo alone. It names the language always, and of the rest what has been chosen.
 */
export function isolatedUrl(id: string, choices: ViewChoices, locale: LocaleId): string {
  const query = new URLSearchParams(
    viewKeys.flatMap((key) => {
      const value = key === 'locale' ? (choices.locale ?? locale) : choices[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
  return `${base}~demos/${id}?${query}`;
}
