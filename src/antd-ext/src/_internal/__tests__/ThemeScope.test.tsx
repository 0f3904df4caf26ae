import { render, screen } from '@testing-library/react';
import { theme as antdTheme, Card, ConfigProvider } from 'antd';
import { type ReactNode, useContext } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { InForce, Tokens, tokensOf } from '../../config-provider-ext/__tests__/InForce';
import type { ThemeExt } from '../../themes';
import { ContainerThemeScope, ThemeScope } from '../ThemeScope';

/** A container as the library's own: its title has the theme, its content does not. */
function Container({ theme, children }: { theme?: ThemeExt; children?: ReactNode }) {
  return (
    <ContainerThemeScope theme={theme}>
      {(restore) => (
        <Card title={<Tokens />} role="region" aria-label={`container ${theme}`}>
          {restore(children)}
        </Card>
      )}
    </ContainerThemeScope>
  );
}

/** Asks antd for all that its own components ask for. */
function Asking({ onRender }: { onRender: () => void }) {
  useContext(ConfigProvider.ConfigContext);
  antdTheme.useToken();
  onRender();
  return null;
}

const titleOf = (name: string) =>
  screen.getByRole('region', { name }).querySelector('.ant-card-head-title')?.textContent;

/** Says by which class the variables are found. */
function Key() {
  // antd writes them as soon as somebody asks for a token.
  antdTheme.useToken();
  return <li>{useContext(ConfigProvider.ConfigContext).theme?.cssVar?.key}</li>;
}

it('a container leaves its content alone that is the same as before', () => {
  const rendered = vi.fn();
  const content = <Asking onRender={rendered} />;
  const page = () => (
    <ConfigProviderExt themeExt="zeus">
      <Container theme="hermes">{content}</Container>
    </ConfigProviderExt>
  );
  const { rerender } = render(page());
  rendered.mockClear();
  rerender(page());
  rerender(page());
  expect(rendered).not.toHaveBeenCalled();
});

describe('ThemeScope', () => {
  const hermes = (
    <ThemeScope theme="hermes">
      <Key />
    </ThemeScope>
  );
  const keys = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  /** The style elements that say what a token is. */
  const stylesWith = (text: string) =>
    [...document.querySelectorAll('style')].filter((style) => style.textContent.includes(text));

  it('writes the variables of a theme once, however many components wear it', () => {
    const { unmount } = render(
      <>
        {hermes}
        {hermes}
        {hermes}
      </>,
    );

    expect(new Set(keys()).size).toBe(1);
    expect(stylesWith('--ant-color-primary:#bf4406')).toHaveLength(1);
    unmount();
    expect(stylesWith('--ant-color-primary:#bf4406')).toHaveLength(0);
  });

  it('writes others for another theme, on a dark page, and for another name of the variables', () => {
    render(
      <>
        {hermes}
        <ThemeScope theme="zeus">
          <Key />
        </ThemeScope>
        <ConfigProviderExt colorMode="dark">{hermes}</ConfigProviderExt>
        <ConfigProviderExt prefixCls="shop">{hermes}</ConfigProviderExt>
        {/* The names stay those of the provider outside. */}
        <ConfigProviderExt>
          <ConfigProviderExt prefixCls="shop">{hermes}</ConfigProviderExt>
        </ConfigProviderExt>
      </>,
    );

    const [first, zeus, dark, shop, inner] = keys();
    expect(new Set([first, zeus, dark, shop]).size).toBe(4);
    expect(inner).toBe(first);
    expect(stylesWith(`.${shop}{--shop-`)).toHaveLength(1);
    expect(stylesWith(`.${first}{--ant-`)).toHaveLength(1);
  });
});

describe('ContainerThemeScope', () => {
  it.each(['zeus', 'hermes', 'default'] as const)('%s stays with the container', (theme) => {
    render(
      <ConfigProviderExt themeExt="hermes" colorMode="dark">
        <Container theme={theme}>
          <p>
            <InForce />
          </p>
          <span role="note">
            <Tokens />
          </span>
        </Container>
      </ConfigProviderExt>,
    );

    expect(titleOf(`container ${theme}`)).toBe(tokensOf(theme, 'dark'));
    expect(screen.getByRole('note')).toHaveTextContent(tokensOf('hermes', 'dark'));
    expect(screen.getByText('hermes dark ant zh-cn')).toBeInTheDocument();
  });

  it('gives back the very variables of the theme around', () => {
    const keys: (string | undefined)[] = [];
    const note = (
      <ConfigProvider.ConfigContext.Consumer>
        {({ theme }) => {
          keys.push(theme?.cssVar?.key);
          return null;
        }}
      </ConfigProvider.ConfigContext.Consumer>
    );
    render(
      <ConfigProviderExt themeExt="zeus">
        {note}
        <Container theme="hermes">{note}</Container>
      </ConfigProviderExt>,
    );

    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
  });

  it('gives back the theme of antd where no provider is', () => {
    render(
      <Container theme="zeus">
        <span role="note">
          <Tokens />
        </span>
      </Container>,
    );

    expect(screen.getByRole('note')).toHaveTextContent(tokensOf('default'));
  });

  it('can be nested: each container gives back what is around it', () => {
    render(
      <ConfigProviderExt themeExt="zeus">
        <Container theme="hermes">
          <Container theme="default">
            <span role="note">
              <Tokens />
            </span>
          </Container>
        </Container>
      </ConfigProviderExt>,
    );

    expect(titleOf('container default')).toBe(tokensOf('default'));
    expect(screen.getByRole('note')).toHaveTextContent(tokensOf('zeus'));
  });

  it('does nothing without a theme', () => {
    render(
      <ConfigProviderExt themeExt="zeus">
        <Container>
          <InForce />
        </Container>
      </ConfigProviderExt>,
    );

    expect(titleOf('container undefined')).toBe(tokensOf('zeus'));
    expect(screen.getByText('zeus light ant zh-cn')).toBeInTheDocument();
  });
});
