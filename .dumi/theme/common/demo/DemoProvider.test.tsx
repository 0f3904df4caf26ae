import { ConfigProviderExt } from '@mtools/antd-ext';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import DemoProvider from './DemoProvider';

function Demo() {
  const { themeExt, colorMode } = ConfigProviderExt.useConfig();
  return <p>{`${themeExt} ${colorMode}`}</p>;
}

it('a demo knows the theme and the color mode that it is shown in', () => {
  const show = (theme?: 'zeus') => (
    <DemoProvider locale="en-US" colorMode="dark" theme={theme}>
      <Demo />
    </DemoProvider>
  );
  const { rerender } = render(show('zeus'));
  expect(screen.getByText('zeus dark')).toBeVisible();
  rerender(show());
  expect(screen.getByText('default dark')).toBeVisible();
});
