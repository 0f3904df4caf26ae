import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first lazy import of antd takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

/** What jsdom lacks and antd calls while it renders. */
window.matchMedia ??= (media) => {
  const listeners = { addListener() {}, removeListener() {} };
  return Object.assign(new EventTarget(), { matches: false, media, onchange: null, ...listeners });
};
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom knows no pseudo-elements, and says so each time antd asks for one.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle.call(window, element);

/**
 * Antd's stylesheets are long, and for each element that a query looks at jsdom would ask each rule. What antd hides
 * has a style of its own as well.
 */
for (const method of ['appendChild', 'insertBefore'] as const) {
  const insert: (this: Node, node: Node, before: Node | null) => Node = Node.prototype[method];
  Object.defineProperty(document.head, method, {
    value(this: Node, node: Node, before: Node | null) {
      if (node instanceof HTMLStyleElement) node.type = 'text/plain';
      return insert.call(this, node, before);
    },
  });
}
