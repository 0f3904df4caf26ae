import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { skipStylesheets } from './stylesheets';

// The first lazy import of a library takes seconds on a busy machine with two cores.
configure({ asyncUtilTimeout: 10_000 });

// Files that run in one process share its window and what they import; each begins with an empty page,
// real timers, and nothing in the modules of this repository.
vi.resetModules();
vi.useRealTimers();
document.body.replaceChildren();
// For each style that it writes antd reads all that are there.
document.head.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) {
  document.documentElement.removeAttribute(name);
}
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

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

// jsdom drives all frames of a window by one interval. A frame that is asked for while a test fakes
// `setInterval` would stop them, for every later file in the same process.
const { setTimeout, clearTimeout } = globalThis;
const frames = new Set<number>();
window.requestAnimationFrame = (callback) => {
  const frame = Number(
    setTimeout(() => {
      frames.delete(frame);
      callback(performance.now());
    }, 1000 / 60),
  );
  frames.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  clearTimeout(frame);
};

// jsdom knows no pseudo-elements and says so wherever antd asks for the scrollbar of one.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

skipStylesheets();

/** What React 18 says of antd's animations, which take a window for a browser, when a test renders on the server. */
const OF_REACT_18 = /^Warning: useLayoutEffect does nothing on the server/;

// A console error or warning is a failure; a test that provokes one replaces the spy's implementation and asserts on it.
const spies: MockInstance[] = [];

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...args) => {
      if (OF_REACT_18.test(String(args[0]))) return;
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

const LEAVING = '[class*="-leave-active"]';

// What antd draws in roots of its own outlives a test, and in jsdom no animation ends by itself. It has to be
// gone before the page is: React would still work on it.
afterAll(async () => {
  for (let round = 0; round < 10 && document.querySelector(LEAVING); round += 1) {
    await act(async () => {
      for (const node of document.querySelectorAll(LEAVING)) {
        node.dispatchEvent(new Event('animationend', { bubbles: true }));
        node.dispatchEvent(new Event('transitionend', { bubbles: true }));
      }
    });
  }
  expect(document.querySelector(LEAVING)).toBeNull();
  // Vitest removes the window after this; a frame that ran later would throw.
  for (const frame of frames) clearTimeout(frame);
});
