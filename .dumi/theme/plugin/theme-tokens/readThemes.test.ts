import { describe, expect, it } from 'vitest';
import { getTheme, themes } from '../../../../src/antd-ext/src/themes';
import { colorModes, themeNames } from '../../../config/themes';
import { boardCss } from './boardCss';
import { lookOf, readThemes } from './readThemes';

const data = readThemes();
const pair = (mode: 'light' | 'dark', id: string) =>
  data.colors[mode].find((row) => row.id === id)?.looks;
const size = (id: string) => data.sizes.find((row) => row.id === id)?.values;

describe('readThemes', () => {
  it('knows every theme of the library', () => {
    expect([...themeNames].sort()).toEqual(Object.keys(themes).sort());
  });

  it('has the colors of the theme objects', () => {
    expect(pair('light', 'primary')?.zeus.front).toBe(getTheme('zeus').token?.colorPrimary);
    // antd's dark algorithm has dimmed what the theme object says.
    expect(pair('dark', 'primary')?.hermes.front).toBe('#dc773d');
    expect(pair('dark', 'on-primary')?.zeus.front).toBe('#141414');
    expect(pair('light', 'on-primary')?.default).toMatchObject({ front: '#fff', back: '#1677ff' });
  });

  it('cuts ratios instead of rounding them up', () => {
    // #1677ff on white is 4.109….
    expect(pair('light', 'primary')?.default.ratio).toBe(4.1);
    expect(pair('light', 'text')?.default.ratio).toBeGreaterThan(15);
  });

  it('finds no miss in zeus and hermes, and the known ones in default', () => {
    const misses = colorModes.flatMap((mode) =>
      data.colors[mode].flatMap(({ id, least, looks }) =>
        themeNames
          .filter((name) => looks[name].ratio < least)
          .map((name) => `${name} ${mode} ${id}`),
      ),
    );
    expect(misses).toContain('default light placeholder');
    expect(misses.filter((miss) => !miss.startsWith('default'))).toEqual([]);
  });

  it('has the sizes of the theme objects, also of antd’s button', () => {
    expect(size('radius')).toMatchObject({ zeus: [4, 4, 4], hermes: [6, 8, 10] });
    expect(size('height')).toEqual({
      zeus: [24, 32, 40],
      hermes: [30, 40, 50],
      default: [24, 32, 40],
    });
    expect(size('button')).toEqual({ zeus: [11], hermes: [23], default: [15] });
    expect(size('weight')).toEqual({ zeus: [400], hermes: [500], default: [400] });
  });

  it.each(themeNames)('%s has the same sizes in both modes, since they are shown once', (name) => {
    const sizes = (mode: 'light' | 'dark') =>
      data.sizes.flatMap(({ tokens }) =>
        tokens.map((token) => Reflect.get(lookOf(name, mode), token)),
      );
    expect(sizes('dark')).toEqual(sizes('light'));
  });
});

describe('boardCss', () => {
  it('has a block for each look, and the page’s dark mode where the reader chose none', () => {
    const css = boardCss();
    expect(css.match(/--board-primary:/g)).toHaveLength(6);
    expect(css).toContain(".board[data-look^='zeus-'] {");
    expect(css).toContain("[data-prefers-color='dark'] .board[data-look='hermes-site'] {");
    expect(css).not.toMatch(/undefined|NaN/);
  });
});
