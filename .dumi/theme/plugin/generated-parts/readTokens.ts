import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ThemeConfig, theme } from 'antd';
import { globSync } from 'tinyglobby';
import { getTheme } from '../../../../src/antd-ext/src/themes';
import { colorModes, themeNames } from '../../../config/themes';
import { PACKAGE } from '../api-data/libraryKey';
import type { TokenRow } from './types';

const TOKEN = /\btoken\.([a-z]\w+)/g;
const IMPORT = /\bfrom '(\.[^']*|antd)'/g;
const ANTD_NAMES = /import (?:type )?\{([^}]*)\} from 'antd'/g;

type Values = Record<string, unknown>;

/**
 * The tokens that the styles of each component read, and those which the themes set for the components of antd that it
 * renders, by the name of the component's folder.
 */
export function readTokens(cwd: string): Record<string, TokenRow[]> {
  const folders = globSync(`${PACKAGE}/*/index.ts`, { cwd }).map((file) => path.dirname(file));
  return Object.fromEntries(
    folders.map((folder) => {
      const files = closureOf(path.join(cwd, folder, 'index.ts'));
      const texts = files.map((file) => readFileSync(file, 'utf8'));
      const own = texts.flatMap((text) => [...text.matchAll(TOKEN)].map(([, name = '']) => name));
      const antd = texts.flatMap((text) =>
        [...text.matchAll(ANTD_NAMES)].flatMap(([, names = '']) =>
          names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
        ),
      );
      const rows = [...rowsOfComponents(new Set(antd)), ...rowsOfGlobals(new Set(own))];
      return [path.basename(folder), rows];
    }),
  );
}

/** A file and what it imports of its own folder and of the shared parts; other components have pages of their own. */
function closureOf(entry: string): string[] {
  const own = path.dirname(entry);
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (from === 'antd') continue;
      const target = path.join(path.dirname(file), from);
      const isShared = target.includes(`${path.sep}_internal${path.sep}`);
      if (!isShared && !target.startsWith(own + path.sep)) continue;
      const [found] = globSync([`${target}.{ts,tsx}`, `${target}/index.ts`], { absolute: true });
      if (found) visit(found);
    }
  };
  visit(entry);
  return [...seen];
}

function rowsOfComponents(antd: ReadonlySet<string>): TokenRow[] {
  const looks = eachLook((config) => {
    const entries = Object.entries(config.components ?? {}).flatMap(([component, tokens]) =>
      antd.has(component)
        ? Object.entries(tokens ?? {}).map(([token, value]) => [`${component}.${token}`, value])
        : [],
    );
    return Object.fromEntries(entries) as Values;
  });
  const names = new Set(looks.flat().flatMap((look) => Object.keys(look)));
  return [...names].map((name) => toRow(name, looks));
}

function rowsOfGlobals(names: ReadonlySet<string>): TokenRow[] {
  const looks = eachLook((config) => ({ ...theme.getDesignToken(config) }));
  return [...names]
    .filter((name) => looks.every((modes) => modes.every((look) => name in look)))
    .sort()
    .map((name) => toRow(name, looks));
}

const eachLook = (read: (config: ThemeConfig) => Values): Values[][] =>
  themeNames.map((name) => colorModes.map((mode) => read(getTheme(name, mode))));

const toRow = (name: string, looks: Values[][]): TokenRow => ({
  name,
  values: looks.map((modes) => {
    const [light = '-', dark = '-'] = modes.map((look) => String(look[name] ?? '-'));
    return [light, dark];
  }),
});
