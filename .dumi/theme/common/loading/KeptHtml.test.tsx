import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { KeptHtml } from './KeptHtml';

/** As on the server, where there is no window. */
function renderOnServer(element: React.ReactElement): string {
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(element);
  } finally {
    vi.unstubAllGlobals();
  }
}

const mounted = vi.fn();

function Text() {
  useEffect(() => mounted());
  return (
    <>
      <p>Text</p>
      <details data-live="one">
        <summary>One</summary>
      </details>
      <details>
        <summary>Two</summary>
      </details>
    </>
  );
}

const part = (
  <KeptHtml className="part" live={({ dataset }) => <p>Example of {dataset.live}</p>}>
    <Text />
  </KeptHtml>
);

it('leaves the HTML of the server as it is, and puts in what a reader opens', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderOnServer(part);
  const paragraph = screen.getByText('Text');
  render(part, { container, hydrate: true });
  expect(screen.getByText('Text')).toBe(paragraph);
  expect(mounted).not.toHaveBeenCalled();

  await userEvent.click(screen.getByText('Two'));
  expect(screen.queryByText(/^Example/)).toBeNull();
  await userEvent.click(screen.getByText('One'));
  expect(await screen.findByText('Example of one')).toBeVisible();
  await userEvent.click(screen.getByText('One'));
  await userEvent.click(screen.getByText('One'));
  expect(screen.getAllByText('Example of one')).toHaveLength(1);
});

it('shows what was opened before it was hydrated', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderOnServer(part);
  container.querySelector('details')?.setAttribute('open', '');
  await act(async () => {
    render(part, { container, hydrate: true });
  });
  expect(screen.getByText('Example of one')).toBeVisible();
});

it('renders its content where there is no HTML of it', () => {
  render(part);
  expect(mounted).toHaveBeenCalledOnce();
});
