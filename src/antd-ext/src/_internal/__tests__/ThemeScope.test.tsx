import { render, screen } from '@testing-library/react';
import { Card, ConfigProvider } from 'antd';
import { describe, expect, it } from 'vitest';
import { ConfigProviderExt } from '../../config-provider-ext';
import { InForce, Tokens, tokensOf } from '../../config-provider-ext/__tests__/InForce';
import type { ThemeExt } from '../../themes';
import { ContainerThemeScope } from '../ThemeScope';

/** A container as the library's own: its title wears the theme, what is inside does not. */
function Container({ theme, children }: { theme?: ThemeExt; children?: React.ReactNode }) {
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

const titleOf = (name: string) =>
  screen.getByRole('region', { name }).querySelector('.ant-card-head-title')?.textContent;

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

  it('gives back the look of antd where no provider is', () => {
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
