import { beforeEach, describe, expect, it } from 'vitest';
import { loadScript } from './load-script';
import { loadStyle } from './load-style';

beforeEach(() => document.head.replaceChildren());

const elements = () => Array.from(document.head.children) as HTMLElement[];
/** Does what a browser does when it has loaded the file, or could not. */
const finish = (type: 'load' | 'error', element = elements()[0]) =>
  element?.dispatchEvent(new Event(type));

describe.each([
  ['loadScript', loadScript, 'a.js'],
  ['loadStyle', loadStyle, 'a.css'],
] as const)('%s', (name, load, file) => {
  it('waits until the file is loaded, and loads it once', async () => {
    const url = `/${name}/once/${file}`;
    const first = load(url);
    expect(load(new URL(url, location.href).href)).toBe(first);
    expect(elements()).toHaveLength(1);

    finish('load');
    await expect(first).resolves.toBe(elements()[0]);
    expect(load(url)).toBe(first);
    expect(elements()).toHaveLength(1);
  });

  it('tries again after a failure', async () => {
    const url = `/${name}/again/${file}`;
    const first = load(url);
    finish('error');
    await expect(first).rejects.toThrow(`Could not load http://localhost:3000${url}`);
    expect(elements()).toEqual([]);

    const second = load(url);
    finish('load');
    await expect(second).resolves.toBeInstanceOf(HTMLElement);
  });

  it('sets what the page and the server ask for', () => {
    load(`/${name}/attributes/${file}`, {
      nonce: 'r4nd0m',
      integrity: 'sha384-abc',
      crossOrigin: 'anonymous',
      attributes: { 'data-theme': 'dark' },
    });
    const [element] = elements();
    expect(element?.nonce).toBe('r4nd0m');
    expect(element).toHaveAttribute('integrity', 'sha384-abc');
    expect(element).toHaveAttribute('crossorigin', 'anonymous');
    expect(element).toHaveAttribute('data-theme', 'dark');
  });

  it('rejects an address that is none', async () => {
    const call = load(`http://[${name}`);
    finish('error');
    await expect(call).rejects.toThrow(`Could not load http://[${name}`);
  });
});

describe('loadScript', () => {
  it('runs at once unless the order matters, and loads modules', () => {
    loadScript('/order/a.js');
    loadScript('/order/b.js', { async: false, type: 'module' });
    const [first, second] = elements() as HTMLScriptElement[];
    expect([first?.async, first?.type]).toEqual([true, '']);
    expect([second?.async, second?.type]).toEqual([false, 'module']);
  });

  it('does not run a script again whose element was removed', () => {
    const first = loadScript('/removed.js');
    finish('load');
    elements()[0]?.remove();
    expect(loadScript('/removed.js')).toBe(first);
  });
});

describe('loadStyle', () => {
  it('loads for one medium, and again when its element was removed', async () => {
    const first = loadStyle('/print.css', { media: 'print' });
    finish('load');
    const link = await first;
    expect([link.rel, link.media]).toEqual(['stylesheet', 'print']);
    link.remove();
    expect(loadStyle('/print.css')).not.toBe(first);
    expect(elements()).toHaveLength(1);
  });
});
