import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { useEarlyTyping } from './useEarlyTyping';

interface SearchProps {
  ready: boolean;
  onReady?: () => void;
}

function Search({ ready, onReady }: SearchProps) {
  const [text, setText] = useState('');
  useEarlyTyping(!ready, setText);
  return ready ? <Box onReady={onReady} /> : <output>{text}</output>;
}

function Box({ onReady }: Pick<SearchProps, 'onReady'>) {
  useLayoutEffect(() => onReady?.(), [onReady]);
  return <input />;
}

/** Presses a key, and says whether nothing has taken it. */
const press = (key: string, more = {}) => fireEvent(document.body, keyDown(key, more));

const keyDown = (key: string, more = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });

it('collects signs, also a space, and takes them back', () => {
  render(<Search ready={false} />);
  for (const key of ['a', ' ', '/', 'x', 'Backspace']) expect(press(key)).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('a /');
});

it('leaves other keys alone', () => {
  render(<Search ready={false} />);
  for (const key of ['Tab', 'Escape', 'F5', 'Enter']) expect(press(key)).toBe(true);
  expect(press('a', { ctrlKey: true })).toBe(true);
  expect(press('a', { isComposing: true })).toBe(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('takes no key any more from the moment in which the box is there', () => {
  const { rerender } = render(<Search ready={false} />);
  let left: boolean | undefined;
  const onReady = () => {
    left = document.body.dispatchEvent(keyDown('u'));
  };
  rerender(<Search ready onReady={onReady} />);
  expect(left).toBe(true);
});
