import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EnglishPage } from '../../runtime/fixture';
import { DemoErrorBoundary } from './DemoErrorBoundary';

beforeEach(() => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function renderDemo(Demo: () => null | string, onCrash?: (error: unknown) => void) {
  render(
    <EnglishPage>
      <DemoErrorBoundary onCrash={onCrash}>
        <Demo />
      </DemoErrorBoundary>
    </EnglishPage>,
  );
}

it('shows the message and, on demand, the stack', async () => {
  const error = new Error('No rows');
  const onCrash = vi.fn();
  renderDemo(() => {
    throw error;
  }, onCrash);
  expect(screen.getByRole('alert')).toHaveTextContent('No rows');
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(error);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Error stack'));
  expect(details).toHaveAttribute('open');
  expect(details).toHaveTextContent('DemoErrorBoundary.test.tsx');
});

it.each([new Error(''), undefined, null, 0, {}])(
  'says that a demo has crashed which gives no message: %o',
  (thrown) => {
    renderDemo(() => {
      throw thrown;
    });
    expect(screen.getByRole('alert')).toHaveTextContent('This demo has been crashed.');
  },
);

it('mounts the demo again', async () => {
  let broken = true;
  const mounted = vi.fn();
  renderDemo(() => {
    useEffect(mounted, []);
    if (broken) throw new Error('No rows');
    return 'three rows';
  });
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(screen.getByRole('alert')).toHaveTextContent('No rows');
  expect(mounted).not.toHaveBeenCalled();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('three rows')).toBeInTheDocument();
  expect(mounted).toHaveBeenCalledOnce();
});
