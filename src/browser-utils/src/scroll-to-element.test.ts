import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToElement } from './scroll-to-element';

/** What the browser was asked, with the margin that the element had then. */
const scrolled = vi.fn<(id: string, margin: string, options: unknown) => void>();

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function (options) {
    const margin = this instanceof HTMLElement ? this.style.scrollMarginTop : '';
    scrolled(this.id, margin, options);
  };
  document.body.innerHTML = '<h2 id="用法" class="title"></h2><h2 id="1"></h2><i id="50%"></i>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  document.body.replaceChildren();
});

describe('scrollToElement', () => {
  it.each([
    ['#用法', '用法'],
    ['#%E7%94%A8%E6%B3%95', '用法'],
    ['#1', '1'],
    ['.title', '用法'],
    ['#用法.title', '用法'],
  ])('finds %s', (target, id) => {
    expect(scrollToElement(target)).toBe(true);
    const options = { block: 'start', behavior: 'smooth' };
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(id, '', options);
  });

  it.each(['#missing', '#2', '.missing', '', '#', '#50%', '>>', null])(
    'says that there is no %s',
    (target) => {
      expect(scrollToElement(target)).toBe(false);
      expect(scrolled).not.toHaveBeenCalled();
    },
  );

  it('leaves room above the element while it scrolls', () => {
    const title = document.querySelector<HTMLElement>('.title');
    if (title) title.style.scrollMarginTop = '8px';
    scrollToElement(title, { offset: 64, behavior: 'instant' });
    scrollToElement(title);
    expect(scrolled.mock.calls).toEqual([
      ['用法', '64px', { block: 'start', behavior: 'instant' }],
      ['用法', '8px', { block: 'start', behavior: 'smooth' }],
    ]);
    expect(title?.style.scrollMarginTop).toBe('8px');
  });

  it('scrolls to an element which has no style', () => {
    const element = document.createElementNS('urn:other', 'node');
    expect(scrollToElement(element, { offset: 64 })).toBe(true);
  });

  it('jumps where the reader asked for less motion', () => {
    const matchMedia = vi.fn(() => ({ matches: true }));
    vi.stubGlobal('matchMedia', matchMedia);
    scrollToElement('.title');
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(scrolled.mock.calls[0]?.[2]).toEqual({ block: 'start', behavior: 'instant' });
  });

  it('finds nothing on a server', () => {
    vi.stubGlobal('document', undefined);
    expect(scrollToElement('.title')).toBe(false);
  });
});
