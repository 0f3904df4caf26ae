import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';
import { describe, expect, it } from 'vitest';
import { elementsOf } from '../elementsOf';
import { takePictureStyles } from './pictureStyles';

/** What the function returns for a body with this HTML, and the body afterwards. */
function take(html: string): { styles: string; body: string } {
  const document = parse(`<html><body>${html}</body></html>`);
  const root = document.childNodes.find(
    (node): node is DefaultTreeAdapterTypes.Element => node.nodeName === 'html',
  );
  const body = [...(root ? elementsOf(root) : [])].find(({ tagName }) => tagName === 'body');
  if (!body) throw new Error('parse5 always makes a body');
  return { styles: takePictureStyles(body), body: serializeOuter(body) };
}

const picture = (styles: string, content: string) =>
  `<div class="demo-picture"><div data-picture="light"><style>${styles}</style>${content}</div></div>`;

/** Without the white space that nobody sees. */
const squeeze = (css: string) => css.replace(/\s+/g, ' ').trim();

describe('takePictureStyles', () => {
  it('moves the styles out of the pictures and leaves other style elements alone', () => {
    const { styles, body } = take(
      `<style>.own{color:red}</style>${picture('.a{top:0}', '<i class="a">A</i>')}`,
    );
    expect(styles).toBe('.a{top:0}');
    expect(body).toContain('<style>.own{color:red}</style>');
    expect(body).toContain('<div data-picture="light"><i class="a">A</i></div>');
  });

  it('writes the same styles of several pictures once', () => {
    const one = picture('.a{top:0}', '<i class="a"></i>');
    expect(take(one + one).styles).toBe('.a{top:0}');
  });

  it('keeps the selectors whose classes are all there, whatever they exclude', () => {
    const css = '.a .b,.a.gone,:where(.a):not(.gone):not(:has(.gone)) .b,i{top:0}';
    const { styles } = take(picture(css, '<i class="a"><b class="b"></b></i>'));
    expect(styles).toBe('.a .b,:where(.a):not(.gone):not(:has(.gone)) .b,i{top:0}');
  });

  it('drops the selectors whose classes no single element has', () => {
    const css = '.a.b,.a > .b,.a.c{top:0}';
    const { styles } = take(picture(css, '<i class="a c"><b class="b"></b></i>'));
    expect(styles).toBe('.a > .b,.a.c{top:0}');
  });

  it.each([
    ['.a > .c', ''],
    ['.a .c', '.a .c{top:0}'],
    ['i > b > .c', 'i > b > .c{top:0}'],
    ['.c .a', ''],
    ['tfoot .c', ''],
    ['.c + .d', '.c + .d{top:0}'],
    ['.a + .d', ''],
  ])('follows the combinators of %s', (selector, expected) => {
    const content = '<i class="a"><b><u class="c"></u><u class="d"></u></b></i>';
    expect(take(picture(`${selector}{top:0}`, content)).styles).toBe(expected);
  });

  it('writes what light and dark have in common once, where it stands last', () => {
    const css = '.a{top:0}.a{top:1px}.a{top:0}';
    expect(take(picture(css, '<i class="a"></i>')).styles).toBe('.a{top:1px}.a{top:0}');
  });

  it('drops transitions, and what is for readers who want none', () => {
    const css = '.a{top:0;transition:all 1s}@media (prefers-reduced-motion: reduce){.a{top:1px}}';
    expect(take(picture(css, '<i class="a"></i>')).styles).toBe('.a{top:0}');
  });

  it('drops what only a pointer or the keyboard can bring about', () => {
    const css = '.a:hover{top:0}.a:focus-visible,.a:disabled{top:1px}';
    expect(take(picture(css, '<i class="a"></i>')).styles).toBe('.a:disabled{top:1px}');
  });

  it('keeps the custom properties that are used, also by others, and no others', () => {
    const css = '.a{--x:var(--y);--y:1px;--z:2px;top:calc(var(--x, 0) * 2)}';
    expect(take(picture(css, '<i class="a"></i>')).styles).toBe(
      '.a{--x:var(--y);--y:1px;top:calc(var(--x, 0) * 2)}',
    );
  });

  it('keeps an animation that is used with all of its steps', () => {
    const css =
      '.a{animation:turn 1s linear}@keyframes turn{from{top:0}to{top:1px}}@keyframes gone{to{top:0}}';
    expect(squeeze(take(picture(css, '<i class="a"></i>')).styles)).toBe(
      '.a{animation:turn 1s linear}@keyframes turn{from{top:0}to{top:1px}}',
    );
  });

  it('leaves nothing of groups that are empty in the end', () => {
    const css = '@layer antd{@media print{.gone{top:0}}}.a{--x:1px}';
    expect(take(picture(css, '<i class="a"></i>')).styles).toBe('');
    expect(take('<p>no picture</p>').styles).toBe('');
  });
});
