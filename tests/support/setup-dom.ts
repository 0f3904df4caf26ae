import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { skipStylesheets } from './stylesheets';

// The first lazy import of a library takes seconds on a busy machine with two cores.
configure({ asyncUtilTimeout: 10_000 });

/** What jsdom lacks and antd calls while it renders. */
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom knows no pseudo-elements and says so wherever antd asks for the scrollbar of one.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

skipStylesheets();

// A console error or warning is a failure; a test that provokes one replaces the spy's implementation and asserts on it.
const spies: MockInstance[] = [];

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...args) => {
      throw new Error(`console.${method}: ${args.map(String).join(' ')}`);
    });
    spies.push(spy);
  }
});

afterEach(() => {
  cleanup();
  const unexpected = spies.splice(0).flatMap((spy) => spy.mock.results);
  vi.restoreAllMocks();
  expect(unexpected.filter((result) => result.type === 'throw')).toEqual([]);
});
