import { afterEach, expect, it } from 'vitest';
import { isChunkError } from './chunkErrors';
import { loadScript } from './loadScript';

const scripts = () => [...document.head.querySelectorAll('script')];

/** jsdom fetches no scripts; the event is what the browser would send. */
const answer = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

afterEach(() => document.head.replaceChildren());

it('runs a script once, however often it is asked for', async () => {
  const both = [loadScript('/a.js'), loadScript('/a.js')];
  expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/a.js']);
  answer('load');
  await Promise.all(both);
  await loadScript('/a.js');
  expect(scripts()).toHaveLength(1);
});

it('fails as a chunk does, and tries again when it is asked again', async () => {
  const first = loadScript('/b.js').catch((error: unknown) => error);
  answer('error');
  const error = await first;
  expect(isChunkError(error)).toBe(true);
  expect(error).toMatchObject({ request: '/b.js' });
  expect(scripts()).toEqual([]);

  const second = loadScript('/b.js');
  answer('load');
  await expect(second).resolves.toBeUndefined();
});
