import { render, screen } from '@testing-library/react';
import { theme as antdTheme, ConfigProvider } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { type ColorMode, getTheme, type ThemeExt } from '../../themes';
import { ButtonExt } from '..';

/** Says which tokens are in force where it stands. */
function Tokens() {
  const { token } = antdTheme.useToken();
  return `${token.colorPrimary} ${token.borderRadius}/${token.controlHeight}`;
}

function tokensOf(name: ThemeExt, colorMode: ColorMode): string {
  const token = antdTheme.getDesignToken(getTheme(name, colorMode));
  return `${token.colorPrimary} ${token.borderRadius}/${token.controlHeight}`;
}

const look = () => screen.getByRole('button').textContent;

describe('theme of ButtonExt', () => {
  it('is that of the surroundings when it is not set', () => {
    render(
      <ConfigProvider theme={getTheme('hermes', 'light')}>
        <ButtonExt>
          <Tokens />
        </ButtonExt>
      </ConfigProvider>,
    );

    expect(look()).toBe(tokensOf('hermes', 'light'));
  });

  it.each(['zeus', 'hermes', 'default'] as const)('%s applies without any provider', (name) => {
    render(
      <ButtonExt theme={name}>
        <Tokens />
      </ButtonExt>,
    );

    expect(look()).toBe(tokensOf(name, 'light'));
  });

  it.each(['zeus', 'default'] as const)('%s keeps nothing of the theme around it', (name) => {
    render(
      <ConfigProvider
        theme={{ token: { colorPrimary: '#123456', borderRadius: 13, controlHeight: 50 } }}
      >
        <ButtonExt theme={name}>
          <Tokens />
        </ButtonExt>
      </ConfigProvider>,
    );

    expect(look()).toBe(tokensOf(name, 'light'));
  });

  it('is dark where the provider of the library is', () => {
    render(
      <ConfigProviderExt themeExt="zeus" colorMode="dark">
        <ButtonExt theme="hermes">
          <Tokens />
        </ButtonExt>
      </ConfigProviderExt>,
    );

    expect(look()).toBe(tokensOf('hermes', 'dark'));
  });

  it.each([antdTheme.darkAlgorithm, [antdTheme.compactAlgorithm, antdTheme.darkAlgorithm]])(
    'is dark below a plain antd provider which is dark',
    (algorithm) => {
      render(
        <ConfigProvider theme={{ algorithm }}>
          <ButtonExt theme="zeus">
            <Tokens />
          </ButtonExt>
        </ConfigProvider>,
      );

      expect(look()).toBe(tokensOf('zeus', 'dark'));
    },
  );

  it('can change at run time without losing the button', () => {
    const { rerender } = render(
      <ButtonExt theme="zeus">
        <Tokens />
      </ButtonExt>,
    );
    const button = screen.getByRole('button');

    rerender(
      <ButtonExt theme="hermes">
        <Tokens />
      </ButtonExt>,
    );

    expect(screen.getByRole('button')).toBe(button);
    expect(look()).toBe(tokensOf('hermes', 'light'));
  });

  it('warns once about an unknown name and shows the default theme', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const unknown = 'apollo' as ThemeExt; // a name that arrives from untyped code
    const page = (
      <ButtonExt theme={unknown}>
        <Tokens />
      </ButtonExt>
    );
    const { rerender } = render(page);
    rerender(page);

    expect(look()).toBe(tokensOf('default', 'light'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("no theme 'apollo'"));
  });

  it('does not take the name of an object method for a theme', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});

    expect(getTheme('toString' as ThemeExt)).toBe(getTheme('default'));
  });
});

describe('getTheme', () => {
  it('gives the light set unless told otherwise, and the same object every time', () => {
    expect(getTheme('zeus')).toBe(getTheme('zeus', 'light'));
    expect(getTheme('zeus', 'dark')).not.toBe(getTheme('zeus', 'light'));
  });

  it.each(['light', 'dark'] as const)("leaves antd's own look as it is in %s mode", (colorMode) => {
    const algorithm = colorMode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm;

    expect(antdTheme.getDesignToken(getTheme('default', colorMode))).toEqual(
      antdTheme.getDesignToken({ algorithm }),
    );
  });
});
