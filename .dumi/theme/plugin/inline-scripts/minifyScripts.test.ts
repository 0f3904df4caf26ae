import { expect, it } from 'vitest';
import { minifyScripts } from './minifyScripts';

it('minifies the scripts of a document, and nothing else', () => {
  const data = '<script type="application/ld+json">{ "a": 1 }</script>';
  const source = '<script src="/a.js"></script>';
  const code = '(function () {\n  // Not needed.\n  var name = 1;\n  alert(name < 2);\n})()';
  expect(minifyScripts(`<p> a </p>${data}<script>${code}</script>${source}`)).toBe(
    `<p> a </p>${data}<script>(function(){var a=1;alert(a<2)})();</script>${source}`,
  );
});
