import { render } from '@testing-library/react';
import { theme as antdTheme, ConfigProvider, type GlobalToken, type ThemeConfig } from 'antd';
import { type ReactElement, useContext } from 'react';
import { describe, expect, it } from 'vitest';
import { getTheme } from '../../themes';
import { ConfigProviderExt } from '..';

const GREEN = { token: { colorPrimary: '#00b96b' } } satisfies ThemeConfig;
const NAMES = ['zeus', 'hermes'] as const;
const MODES = ['light', 'dark'] as const;

interface Look {
  token: GlobalToken;
  theme: ThemeConfig | undefined;
}

/** What each `<Probe />` has found where it stands, in their order. */
let found: Look[] = [];

function Probe() {
  const { token } = antdTheme.useToken();
  found.push({ token, theme: useContext(ConfigProvider.ConfigContext).theme });
  return null;
}

function readAll(tree: ReactElement): Look[] {
  found = [];
  render(tree);
  return found;
}

function read(tree: ReactElement): Look {
  const [first] = readAll(tree);
  if (!first) throw new Error('There is no Probe in it');
  return first;
}

const SHADES = [
  'colorPrimaryBg',
  'colorPrimaryBgHover',
  'colorPrimaryBorder',
  'colorPrimaryHover',
  'colorPrimary',
  'colorPrimaryActive',
] as const;
const LINKS = ['colorLink', 'colorLinkHover', 'colorLinkActive'] as const;

const shadesOf = (token: GlobalToken) => SHADES.map((name) => token[name]);
const linksOf = (token: GlobalToken) => LINKS.map((name) => token[name]);

/** Text on the bright fills of a dark theme. */
const INK = '#141414';

/** The tokens of components that have one of the values. */
const tokensWith = (theme: ThemeConfig | undefined, values: unknown[]) =>
  Object.entries(theme?.components ?? {}).flatMap(([component, tokens]) =>
    Object.entries({ ...tokens })
      .filter(([, value]) => values.includes(value))
      .map(([name]) => `${component}.${name}`),
  );

/** What antd makes of colors alone. */
const derived = (token: ThemeConfig['token'], mode: (typeof MODES)[number] = 'light') =>
  antdTheme.getDesignToken({ token, algorithm: getTheme('default', mode).algorithm });

describe.each(NAMES.flatMap((name) => MODES.map((mode) => ({ name, mode }))))(
  'a primary colour over $name in $mode mode',
  ({ name, mode }) => {
    const { token: named = {}, components } = getTheme(name, mode);

    it.each([
      [
        'of the provider itself',
        <ConfigProviderExt key="own" themeExt={name} colorMode={mode} theme={GREEN}>
          <Probe />
        </ConfigProviderExt>,
      ],
      [
        'of one further in',
        <ConfigProviderExt key="inner" themeExt={name} colorMode={mode}>
          <ConfigProviderExt theme={GREEN}>
            <Probe />
          </ConfigProviderExt>
        </ConfigProviderExt>,
      ],
      [
        'from before a change of the mode',
        <ConfigProviderExt
          key="outer"
          themeExt={name}
          colorMode={mode === 'dark' ? 'light' : 'dark'}
          theme={GREEN}
        >
          <ConfigProviderExt colorMode={mode}>
            <Probe />
          </ConfigProviderExt>
        </ConfigProviderExt>,
      ],
    ])('%s brings its shades, and the links', (_, tree) => {
      const { token, theme } = read(tree);

      expect(shadesOf(token)).toEqual(shadesOf(derived(GREEN.token, mode)));
      expect(linksOf(token)).toEqual(linksOf(derived({ colorLink: '#00b96b' }, mode)));
      // The rest of the theme stays.
      expect(theme?.components?.Button?.paddingInline).toBe(components?.Button?.paddingInline);
      expect(token.borderRadius).toBe(named.borderRadius);
      expect(token.colorErrorActive).toBe(named.colorErrorActive);
      // A header of a table would have the other color, and dark text may be too dark on this one.
      const onColors = tokensWith(theme, [INK, named.colorPrimaryBg, named.colorPrimaryBgHover]);
      const onStatus = ['Button.dangerColor', 'Tag.colorTextLightSolid'];
      expect(onColors).toEqual(mode === 'dark' ? onStatus : []);
    });
  },
);

describe('colors of your own', () => {
  it('keep the shades that come with them', () => {
    const theme = { token: { ...GREEN.token, colorPrimaryHover: '#123456', colorLink: '#654321' } };
    const { token } = read(
      <ConfigProviderExt themeExt="zeus" theme={theme}>
        <Probe />
      </ConfigProviderExt>,
    );

    expect(token.colorPrimaryHover).toBe('#123456');
    expect(token.colorLink).toBe(derived({ colorLink: '#654321' }).colorLink);
  });

  it('leave alone what a provider outside says of links and shades', () => {
    const { token } = read(
      <ConfigProviderExt
        themeExt="zeus"
        theme={{ token: { colorLink: '#654321', colorPrimaryHover: '#123456' } }}
      >
        <ConfigProviderExt theme={GREEN}>
          <Probe />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(token.colorLink).toBe(derived({ colorLink: '#654321' }).colorLink);
    expect(token.colorPrimaryHover).toBe('#123456');
    expect(token.colorPrimary).toBe(derived(GREEN.token).colorPrimary);
  });

  it('take the links along once more, further in', () => {
    const { token } = read(
      <ConfigProviderExt themeExt="zeus" theme={GREEN}>
        <ConfigProviderExt theme={{ token: { colorPrimary: '#722ed1' } }}>
          <Probe />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(linksOf(token)).toEqual(linksOf(derived({ colorLink: '#722ed1' })));
  });

  it('of a status bring their shades, and nothing else', () => {
    const { token, theme } = read(
      <ConfigProviderExt themeExt="zeus" theme={{ token: { colorError: '#eb2f96' } }}>
        <Probe />
      </ConfigProviderExt>,
    );
    const pink = derived({ colorError: '#eb2f96' });
    const { token: named = {}, components } = getTheme('zeus');

    expect(token.colorErrorHover).toBe(pink.colorErrorHover);
    expect(token.colorErrorBgFilledHover).toBe(pink.colorErrorBgFilledHover);
    expect(token.colorPrimaryHover).toBe(named.colorPrimaryHover);
    expect(token.colorLink).toBe(named.colorLink);
    expect(theme?.components?.Table).toEqual(components?.Table);
  });

  it('of an error in dark has the text that antd puts on it', () => {
    const { theme } = read(
      <ConfigProviderExt
        themeExt="zeus"
        colorMode="dark"
        theme={{ token: { colorError: '#eb2f96' } }}
      >
        <Probe />
      </ConfigProviderExt>,
    );

    expect(theme?.components?.Button).toMatchObject({ primaryColor: INK });
    expect(theme?.components?.Button).not.toHaveProperty('dangerColor');
  });

  it('have variables of their own', () => {
    const all = readAll(
      <ConfigProviderExt themeExt="zeus">
        <Probe />
        <ConfigProviderExt theme={GREEN}>
          <Probe />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );
    const keys = all.map(({ theme }) => theme?.cssVar?.key);

    expect(keys).toEqual([expect.any(String), expect.any(String)]);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
