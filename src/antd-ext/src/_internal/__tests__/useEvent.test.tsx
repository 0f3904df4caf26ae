import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, startTransition, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ProInputNumber } from '../../pro-input-number';

const NEVER = new Promise<void>(() => {});

function Rates({ yen }: { yen: boolean }) {
  if (yen) throw NEVER;
  return null;
}

function Price({ onChange }: { onChange: (value: number | null) => void }) {
  const [yen, setYen] = useState(false);
  return (
    <Suspense>
      <ProInputNumber precision={yen ? 0 : 2} defaultValue={12} onChange={onChange} />
      <button type="button" onClick={() => startTransition(() => setYen(true))}>
        Yen
      </button>
      <Rates yen={yen} />
    </Suspense>
  );
}

it('a field goes by the rules by which it was drawn, while others are on their way', async () => {
  const onChange = vi.fn();
  render(<Price onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Yen' }));

  const field = screen.getByRole('spinbutton');
  await userEvent.type(field, '.5');
  expect(field).toHaveValue('12.5');
  expect(onChange).toHaveBeenLastCalledWith(12.5);
});
