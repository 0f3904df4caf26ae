import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { ProInputNumber, type ProInputNumberProps } from '..';

/** The field, by its name. */
export const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });

/** Renders a field named Amount, and records what it emits. */
export function setup(props: ProInputNumberProps = {}) {
  const onChange = vi.fn();
  const page = (more: ProInputNumberProps = {}) => (
    <StrictMode>
      <ProInputNumber aria-label="Amount" onChange={onChange} {...props} {...more} />
    </StrictMode>
  );
  const { rerender, unmount, container } = render(page());
  const user = userEvent.setup();
  return {
    onChange,
    user,
    container,
    unmount,
    update: (more: ProInputNumberProps) => rerender(page(more)),
  };
}
