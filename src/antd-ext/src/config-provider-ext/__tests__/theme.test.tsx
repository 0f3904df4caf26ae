import { render, screen } from '@testing-library/react';
import { theme as antdTheme, Button, ConfigProvider, type ThemeConfig } from 'antd';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonExt } from '../../button-ext';
import type { ColorMode, ThemeExt } from '../../themes';
import { ConfigProviderExt, type ConfigProviderExtProps } from '..';
import { InForce, Tokens, tokensOf } from './InForce';

const NAMES = ['zeus', 'hermes', 'default'] as const;
const MODES = ['light', 'dark'] as const;
const look = (name = 'look') => screen.getByRole('note', { name }).textContent;

function Look({ name = 'look' }: { name?: string }) {
  return (
    <span role="note" aria-label={name}>
      <Tokens />
    </span>
  );
}

describe('themeExt', () => {
  it.each(NAMES.flatMap((name) => MODES.map((mode) => ({ name, mode }))))(
    'draws $name in $mode',
    ({ name, mode }) => {
      render(
        <StrictMode>
          <ConfigProviderExt themeExt={name} colorMode={mode}>
            <Look />
            <InForce />
          </ConfigProviderExt>
        </StrictMode>,
      );

      expect(look()).toBe(tokensOf(name, mode));
      expect(screen.getByText(`${name} ${mode} ant zh-cn`)).toBeInTheDocument();
    },
  );

  it('is the theme of antd, in Chinese, where nothing is said', () => {
    render(
      <ConfigProviderExt>
        <Look />
        <InForce />
      </ConfigProviderExt>,
    );

    expect(look()).toBe(tokensOf('default'));
    expect(screen.getByText('default light ant zh-cn')).toBeInTheDocument();
  });

  it('reaches the components of antd and of this library, by class and by variable', () => {
    render(
      <ConfigProviderExt themeExt="zeus" prefixCls="admin">
        <Button>antd</Button>
        <ButtonExt>ext</ButtonExt>
      </ConfigProviderExt>,
    );

    expect(screen.getByRole('button', { name: 'antd' })).toHaveClass('admin-btn');
    expect(screen.getByRole('button', { name: 'ext' })).toHaveClass(
      'admin-btn',
      'admin-ext-button',
    );
    const css = [...document.querySelectorAll('style')].map((node) => node.textContent).join('');
    expect(css).toContain('--admin-color-primary:#2f3fd0');
  });

  it('can come and go without losing the state below', () => {
    const page = (themeExt?: ThemeExt) => (
      <ConfigProviderExt themeExt={themeExt}>
        <input aria-label="Name" />
      </ConfigProviderExt>
    );
    const { rerender } = render(page());
    const input = screen.getByRole('textbox', { name: 'Name' });
    rerender(page('zeus'));
    rerender(page());

    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(input);
  });

  it.each(['{', 'a b', '1a', '', '*'])(
    'warns about the prefix %j and keeps the outer one',
    (prefix) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      render(
        <ConfigProviderExt prefixCls="mine">
          <ConfigProviderExt prefixCls={prefix}>
            <Button>Save</Button>
          </ConfigProviderExt>
        </ConfigProviderExt>,
      );
      expect(screen.getByRole('button')).toHaveClass('mine-btn');
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(JSON.stringify(prefix)));
    },
  );

  it.each(['Admin', '_x'])('takes the prefix %s', (prefix) => {
    render(
      <ConfigProviderExt prefixCls={prefix}>
        <Button>Save</Button>
      </ConfigProviderExt>,
    );
    expect(screen.getByRole('button')).toHaveClass(`${prefix}-btn`);
  });

  it('warns once about an unknown name, and about an unknown mode, and shows the default theme', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = (
      // Names that arrive from untyped code.
      <ConfigProviderExt themeExt={'athena' as ThemeExt} colorMode={'auto' as ColorMode}>
        <Look />
        <InForce />
      </ConfigProviderExt>
    );
    const { rerender } = render(page);
    rerender(page);

    expect(look()).toBe(tokensOf('default'));
    expect(screen.getByText('default light ant zh-cn')).toBeInTheDocument();
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining("no theme 'athena'"),
      expect.stringContaining("no colour mode 'auto'"),
    ]);
  });

  it('warns once about a name in theme, which it ignores', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = (
      // From untyped code.
      <ConfigProviderExt theme={'zeus' as ThemeConfig}>
        <Look />
      </ConfigProviderExt>
    );
    const { rerender } = render(page);
    rerender(page);

    expect(look()).toBe(tokensOf('default'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('use themeExt="zeus"'));
  });
});

describe('nesting', () => {
  it.each(NAMES)('starts afresh with the name %s: nothing of outside stays', (name) => {
    render(
      <ConfigProviderExt
        themeExt="zeus"
        theme={{ token: { colorPrimary: '#123456', controlHeight: 50 } }}
      >
        <ConfigProviderExt themeExt={name}>
          <Look />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(look()).toBe(tokensOf(name));
  });

  it('keeps look, prefix, language and direction that are not set again', () => {
    render(
      <ConfigProviderExt themeExt="hermes" colorMode="dark" prefixCls="shop" direction="rtl">
        <ConfigProviderExt componentSize="large">
          <Look />
          <InForce />
          <Button>Buy</Button>
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(look()).toBe(tokensOf('hermes', 'dark'));
    expect(screen.getByText('hermes dark shop zh-cn')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy' })).toHaveClass('shop-btn-rtl', 'shop-btn-lg');
  });

  it('follows what changes outside, below a theme of its own', () => {
    const page = (controlHeight: number) => (
      <ConfigProviderExt theme={{ token: { controlHeight } }}>
        <ConfigProviderExt theme={{ token: { borderRadius: 13 } }}>
          <Look />
        </ConfigProviderExt>
      </ConfigProviderExt>
    );
    const { rerender } = render(page(40));
    rerender(page(44));

    expect(look()).toContain(' 13/44 ');
  });

  it('takes undefined for not set', () => {
    render(
      <ConfigProviderExt themeExt="hermes" colorMode="dark" prefixCls="shop">
        <ConfigProviderExt
          themeExt={undefined}
          colorMode={undefined}
          prefixCls={undefined}
          theme={undefined}
          locale={undefined}
        >
          <InForce />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(screen.getByText('hermes dark shop zh-cn')).toBeInTheDocument();
  });

  it('keeps the overrides of outside when only the mode changes, in both directions', () => {
    render(
      <ConfigProviderExt themeExt="zeus" theme={{ token: { borderRadius: 13 } }}>
        <ConfigProviderExt colorMode="dark">
          <Look name="dark" />
          <ConfigProviderExt colorMode="light">
            <Look name="light" />
          </ConfigProviderExt>
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(look('dark')).toBe(tokensOf('zeus', 'dark').replace('4/', '13/'));
    expect(look('light')).toBe(tokensOf('zeus').replace('4/', '13/'));
  });

  it.each([antdTheme.darkAlgorithm, [antdTheme.compactAlgorithm, antdTheme.darkAlgorithm]])(
    'is dark below a plain provider of antd which is dark',
    (algorithm) => {
      render(
        <ConfigProviderExt colorMode="light">
          <ConfigProvider theme={{ algorithm }}>
            <ConfigProviderExt themeExt="zeus">
              <Look />
            </ConfigProviderExt>
          </ConfigProvider>
        </ConfigProviderExt>,
      );

      expect(look()).toBe(tokensOf('zeus', 'dark'));
    },
  );

  it('goes on from a plain provider of antd, whose tokens outlive a change of mode', () => {
    render(
      <ConfigProvider theme={{ token: { controlHeight: 44 } }}>
        <ConfigProviderExt colorMode="dark">
          <Look />
        </ConfigProviderExt>
      </ConfigProvider>,
    );

    expect(look()).toBe(tokensOf('default', 'dark').replace('/32', '/44'));
  });
});

describe('theme', () => {
  it('wins over the named one, in tokens and in tokens of components', () => {
    let button: unknown;
    render(
      <ConfigProviderExt
        themeExt="zeus"
        theme={{ token: { colorPrimary: '#123456' }, components: { Button: { fontWeight: 700 } } }}
      >
        <Look />
        <ConfigProvider.ConfigContext.Consumer>
          {({ theme }) => {
            button = theme?.components?.Button;
            return null;
          }}
        </ConfigProvider.ConfigContext.Consumer>
      </ConfigProviderExt>,
    );

    expect(button).toMatchObject({ paddingInline: 11, fontWeight: 700 });
    expect(look()).toBe(tokensOf('zeus').replace('#2f3fd0', '#123456'));
  });

  it('adds its algorithm to those in force', () => {
    render(
      <ConfigProviderExt themeExt="default" colorMode="dark">
        <ConfigProviderExt theme={{ algorithm: antdTheme.compactAlgorithm }}>
          <Look />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(look()).toBe(tokensOf('default', 'dark').replace('/32', '/28'));
  });

  it('with the dark algorithm takes the dark set of the named theme', () => {
    render(
      <ConfigProviderExt themeExt="hermes" theme={{ algorithm: antdTheme.darkAlgorithm }}>
        <Look />
      </ConfigProviderExt>,
    );

    expect(look()).toBe(tokensOf('hermes', 'dark'));
  });

  it.each([
    { themeExt: 'zeus', algorithm: antdTheme.defaultAlgorithm },
    { themeExt: undefined, algorithm: [antdTheme.defaultAlgorithm] },
  ] as const)(
    'with the default algorithm is a light area in a dark page',
    ({ themeExt, algorithm }) => {
      render(
        <ConfigProviderExt themeExt="hermes" colorMode="dark">
          <InForce word="outside" />
          <ConfigProviderExt themeExt={themeExt} theme={{ algorithm: [algorithm].flat() }}>
            <Look />
            <InForce word="inside" />
            <ButtonExt theme="zeus">
              <Look name="one-off" />
            </ButtonExt>
          </ConfigProviderExt>
        </ConfigProviderExt>,
      );

      expect(screen.getByText('outside hermes dark ant zh-cn')).toBeInTheDocument();
      expect(
        screen.getByText(`inside ${themeExt ?? 'hermes'} light ant zh-cn`),
      ).toBeInTheDocument();
      expect(look()).toBe(tokensOf(themeExt ?? 'hermes'));
      expect(look('one-off')).toBe(tokensOf('zeus'));
    },
  );

  it('with the default algorithm leaves the mode to colorMode, and to the dark one', () => {
    const page = (inner: ConfigProviderExtProps) => (
      <ConfigProviderExt themeExt="zeus" colorMode="dark">
        <ConfigProviderExt {...inner}>
          <InForce />
        </ConfigProviderExt>
      </ConfigProviderExt>
    );
    const { defaultAlgorithm, darkAlgorithm } = antdTheme;
    const { rerender } = render(
      page({ colorMode: 'dark', theme: { algorithm: defaultAlgorithm } }),
    );
    expect(screen.getByText('zeus dark ant zh-cn')).toBeInTheDocument();
    rerender(page({ theme: { algorithm: [defaultAlgorithm, darkAlgorithm] } }));
    expect(screen.getByText('zeus dark ant zh-cn')).toBeInTheDocument();
  });

  it('with inherit: false starts from the default theme', () => {
    render(
      <ConfigProviderExt themeExt="zeus">
        <ConfigProviderExt theme={{ inherit: false }}>
          <Look />
          <InForce />
        </ConfigProviderExt>
      </ConfigProviderExt>,
    );

    expect(look()).toBe(tokensOf('default'));
    expect(screen.getByText('default light ant zh-cn')).toBeInTheDocument();
  });

  it('written inline makes no new theme until its content changes', () => {
    const seen = new Set<ThemeConfig | undefined>();
    const content = (
      <ConfigProvider.ConfigContext.Consumer>
        {({ theme }) => {
          seen.add(theme);
          return null;
        }}
      </ConfigProvider.ConfigContext.Consumer>
    );
    const page = (borderRadius: number) => (
      <ConfigProviderExt
        themeExt="zeus"
        theme={{ token: { borderRadius }, components: { Card: { headerBg: '#eee' } } }}
      >
        {content}
      </ConfigProviderExt>
    );
    const { rerender } = render(page(3));
    rerender(page(3));
    rerender(page(3));
    expect(seen.size).toBe(1);

    rerender(page(9));
    expect(seen.size).toBe(2);
  });
});
