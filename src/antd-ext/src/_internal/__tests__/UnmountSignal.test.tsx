import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { UnmountSignal } from '../UnmountSignal';

it('calls the latest onUnmount at the end', async () => {
  const first = vi.fn();
  const latest = vi.fn();
  const { rerender, unmount } = render(<UnmountSignal onUnmount={first} />);
  rerender(<UnmountSignal onUnmount={latest} />);
  unmount();
  await Promise.resolve();

  expect(first).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledOnce();
});

it('mounting twice, as StrictMode does, is no end', async () => {
  const onUnmount = vi.fn();
  const { unmount } = render(
    <StrictMode>
      <UnmountSignal onUnmount={onUnmount} />
    </StrictMode>,
  );
  await Promise.resolve();
  expect(onUnmount).not.toHaveBeenCalled();

  unmount();
  await Promise.resolve();
  expect(onUnmount).toHaveBeenCalledOnce();
});
