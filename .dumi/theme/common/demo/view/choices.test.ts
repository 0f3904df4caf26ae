import { expect, it, vi } from 'vitest';
import { choices } from './choices';

it('keeps what is chosen for one demo, for all, and for one again', () => {
  const listener = vi.fn();
  const stop = choices.subscribe(listener);
  choices.set('/a', 'one', { theme: 'zeus' });
  expect(choices.of('/a', 'one')).toEqual({ theme: 'zeus' });
  expect(choices.of('/a', 'two')).toEqual({});
  expect(choices.of('/a', 'one')).toBe(choices.of('/a', 'one'));

  choices.setAll('/a', { dir: 'rtl' });
  expect(choices.of('/a', 'one')).toEqual({ dir: 'rtl' });
  expect(choices.of('/a', 'two')).toEqual({ dir: 'rtl' });

  choices.set('/a', 'two', {});
  expect(choices.of('/a', 'one')).toEqual({ dir: 'rtl' });
  expect(choices.of('/a', 'two')).toEqual({});
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

it('knows one page only, and nothing once it is left', () => {
  const stop = choices.subscribe(() => {});
  choices.setAll('/a', { theme: 'zeus' });
  expect(choices.of('/b', 'one')).toEqual({});
  choices.set('/b', 'one', { theme: 'hermes' });
  expect(choices.of('/b', 'two')).toEqual({});
  expect(choices.of('/a', 'one')).toEqual({});

  expect(choices.of('/b', 'one')).toEqual({ theme: 'hermes' });
  stop();
  expect(choices.of('/b', 'one')).toEqual({});
});
