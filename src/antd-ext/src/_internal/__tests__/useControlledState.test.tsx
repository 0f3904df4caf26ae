import { useControlledState } from '@rc-component/util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';

// What the form components rely on; a newer version of the helper has to keep it.
function Counter(props: { value?: number }) {
  const [count, setCount] = useControlledState(1, props.value);
  return (
    <button type="button" onClick={() => setCount((last) => last + 1)}>
      {String(count)}
    </button>
  );
}

const count = () => screen.getByRole('button').textContent;

it('a key which is present but undefined means uncontrolled', async () => {
  render(
    <StrictMode>
      <Counter value={undefined} />
    </StrictMode>,
  );
  expect(count()).toBe('1');

  await userEvent.click(screen.getByRole('button'));
  expect(count()).toBe('2');
});

it('a value is what is shown, whatever happens inside', async () => {
  const { rerender } = render(<Counter value={5} />);
  await userEvent.click(screen.getByRole('button'));
  expect(count()).toBe('5');

  rerender(<Counter value={7} />);
  expect(count()).toBe('7');
});

it('a value that goes away empties the field, as resetting a form does', () => {
  const { rerender } = render(<Counter value={5} />);
  rerender(<Counter value={undefined} />);

  expect(count()).toBe('undefined');
});
