import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ProInputNumber } from '../../pro-input-number';
import { RadioGroupExt } from '../../radio-group-ext';

it.each([
  ['ProInputNumber', ProInputNumber],
  ['RadioGroupExt', RadioGroupExt],
])('a ref of %s is told of the end as it likes to be', (_, Component) => {
  const cleanUp = vi.fn();
  const withCleanUp = vi.fn(() => cleanUp);
  const { rerender, unmount } = render(<Component ref={withCleanUp} />);
  expect(withCleanUp).toHaveBeenCalledExactlyOnceWith(expect.anything());
  const plain = vi.fn(() => {});
  rerender(<Component ref={plain} />);
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(withCleanUp).toHaveBeenCalledOnce();

  const object = createRef<never>();
  rerender(<Component ref={object} />);
  expect(plain).toHaveBeenLastCalledWith(null);
  expect(object.current).not.toBeNull();
  unmount();
  expect(object.current).toBeNull();
});

it('a ref with a clean-up is told of the node that a theme has brought', () => {
  const cleanUp = vi.fn();
  const ref = vi.fn((_: HTMLDivElement | null) => cleanUp);
  const { rerender } = render(<RadioGroupExt ref={ref} />);
  rerender(<RadioGroupExt ref={ref} theme="zeus" />);

  expect(cleanUp).toHaveBeenCalledOnce();
  expect(ref).toHaveBeenCalledTimes(2);
  expect(ref).toHaveBeenLastCalledWith(screen.getByRole('radiogroup'));
});
