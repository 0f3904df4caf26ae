import { describe, expect, it } from 'vitest';
import { type DemoView, isolatedUrl, parseChoices, readChoices, withoutDefaults } from './demoView';

const defaults: DemoView = {
  theme: 'default',
  mode: 'dark',
  locale: 'zh-CN',
  dir: 'ltr',
  width: 'full',
};

describe('parseChoices', () => {
  it('takes every setting that an address names', () => {
    expect(parseChoices('?locale=en-US&theme=zeus&mode=dark&dir=rtl&width=768&routeId=x')).toEqual({
      locale: 'en-US',
      theme: 'zeus',
      mode: 'dark',
      dir: 'rtl',
      width: '768',
    });
  });

  it.each([
    '',
    '?theme=&mode=DARK&dir=up&width=1e3&locale=fr-FR',
    '?theme=toString&mode=__proto__',
    '?theme=nope&theme=zeus',
    '?mode=%E0%A4%A',
  ])('leaves out what is unknown: %s', (search) => {
    expect(parseChoices(search)).toEqual({});
  });
});

it('readChoices takes a value only of the type that it has', () => {
  const data: Record<string, unknown> = {
    theme: ['zeus'],
    mode: { length: 4 },
    width: 360,
    dir: 'rtl',
  };
  expect(readChoices((key) => data[key])).toEqual({ dir: 'rtl' });
});

it('withoutDefaults keeps only what differs', () => {
  expect(withoutDefaults({ theme: 'zeus', mode: 'dark', width: 'full' }, defaults)).toEqual({
    theme: 'zeus',
  });
  expect(withoutDefaults({ mode: 'light' }, defaults)).toEqual({ mode: 'light' });
});

describe('isolatedUrl', () => {
  it('names the language, and nothing else unless it is chosen', () => {
    expect(isolatedUrl('x-demo-y', {}, 'en-US')).toBe('/mtools/~demos/x-demo-y?locale=en-US');
  });

  it('names what is chosen, in one order, and is read back the same', () => {
    const url = isolatedUrl(
      'x-demo-y',
      { width: '360', dir: 'rtl', theme: 'hermes', locale: 'en-US', mode: 'dark' },
      'zh-CN',
    );
    expect(url).toBe(
      '/mtools/~demos/x-demo-y?locale=en-US&theme=hermes&mode=dark&dir=rtl&width=360',
    );
    expect(parseChoices(new URL(url, 'https://x.example').search)).toEqual({
      locale: 'en-US',
      theme: 'hermes',
      mode: 'dark',
      dir: 'rtl',
      width: '360',
    });
  });
});
