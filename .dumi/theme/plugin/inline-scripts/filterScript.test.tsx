import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addFilterScript, toInlineScript } from './filterScript';

const source = readFileSync('.dumi/theme/common/controls/startFilter.ts', 'utf8');

it('leaves a page without a filter alone', () => {
  expect(addFilterScript('<body>a</body>', 'b')).toBe('<body>a</body>');
});

it('goes to the end of a page with a filter, as it stands', () => {
  const html = '<body><div data-filter="x"></div></body>';
  expect(addFilterScript(html, "'$&'")).toBe(
    `<body><div data-filter="x"></div><script>'$&'</script></body>`,
  );
});

it('runs without anything else of the page', () => {
  document.body.innerHTML = `<div data-filter="a"><input><p role="status" data-some="{count}"></p>
    <ul><li data-search="buttonext">1</li><li data-search="treeext">2</li></ul></div>`;
  const script = document.createElement('script');
  script.textContent = toInlineScript(source);
  document.body.append(script);
  const input = document.querySelector('input');
  if (!input) throw new Error('no input');
  input.value = 'Tree';
  input.dispatchEvent(new Event('input'));
  const hidden = [...document.querySelectorAll('li')].map((card) => card.hidden);
  expect(hidden).toEqual([true, false]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('1');
});
