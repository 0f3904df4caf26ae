import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useOpened } from './useOpened';

function Part() {
  const { opened, details } = useOpened();
  return (
    <details {...details}>
      <summary>More</summary>
      {opened && <p>Content</p>}
    </details>
  );
}

it('mounts the content of what a reader has opened before hydration', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Part />);
  const details = container.querySelector('details');
  expect(screen.queryByText('Content')).toBeNull();
  details?.setAttribute('open', '');
  render(<Part />, { container, hydrate: true });
  expect(screen.getByText('Content')).toBeVisible();
});
