import { afterEach, expect, it, vi } from 'vitest';
import { isCut } from '../isCut';

interface Sizes {
  width?: number;
  text?: number;
  scrollWidth?: number;
  scrollHeight?: number;
}

/** An element as a browser lays it out: jsdom computes no layout. */
function cell({
  width = 120,
  text = 0,
  scrollWidth = width,
  scrollHeight = 20,
}: Sizes): HTMLElement {
  const node = document.body.appendChild(document.createElement('div'));
  node.style.padding = '0 16px';
  node.style.borderRight = '1px solid';
  const sizes = {
    clientWidth: Math.round(width),
    scrollWidth: Math.round(scrollWidth),
    clientHeight: 20,
    scrollHeight,
  };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(node, name, { value });
  node.getBoundingClientRect = () => new DOMRect(0, 0, width + 1, 20);
  Range.prototype.getBoundingClientRect = () => new DOMRect(16, 0, text, 20);
  return node;
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
  vi.restoreAllMocks();
});

it.each([
  ['fits', { text: 88 }, false],
  ['runs into the padding, which `scrollWidth` leaves out of a clipped box', { text: 98 }, true],
  ['is wider by less than a pixel', { width: 120.25, text: 88.5 }, true],
  ['has just the width there is', { width: 120.25, text: 88.25 }, false],
  ['is wider than the box', { text: 200, scrollWidth: 216 }, true],
  ['has more lines', { text: 88, scrollHeight: 40 }, true],
])('a text that %s', (_, sizes, cut) => {
  expect(isCut(cell(sizes))).toBe(cut);
});

it('needs no layout', () => {
  const node = cell({});
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
  expect(isCut(node)).toBe(false);
});
