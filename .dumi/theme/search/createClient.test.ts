import { describe, expect, it } from 'vitest';
import { answerRequests } from './answerRequests';
import { createClient, type WorkerLike } from './createClient';
import { openIndex } from './createSearch';
import type { SearchRequest, SearchResponse } from './types';

const index = {
  groups: [{ title: 'Guide', priority: 1000 }],
  pages: [
    { link: '/a', title: 'Koala', area: 'guide', group: 0, sections: [], demos: [], api: [] },
  ],
};

/** A client whose worker runs here; `files` are the responses to its downloads, in turn. */
function setUp(files: (() => Promise<unknown>)[]) {
  const requests: SearchRequest[] = [];
  const workers: (WorkerLike & { terminated: boolean })[] = [];
  const createWorker = () => {
    const load = () => (files.shift() ?? (() => Promise.resolve(index)))();
    const answer = answerRequests((url) => openIndex(url, load));
    const worker = {
      terminated: false,
      onmessage: null as WorkerLike['onmessage'],
      onerror: null as WorkerLike['onerror'],
      terminate() {
        worker.terminated = true;
      },
      async postMessage(request: SearchRequest) {
        requests.push(request);
        const data: SearchResponse = await answer(request);
        // The client reads nothing else of the event.
        if (!worker.terminated) worker.onmessage?.({ data } as MessageEvent<SearchResponse>);
      },
    };
    workers.push(worker);
    return worker;
  };
  return { client: createClient(createWorker, '/index.json'), requests, workers };
}

describe('createClient', () => {
  it('loads the index once, before the first search', async () => {
    const { client, requests, workers } = setUp([]);
    expect(workers).toHaveLength(0);
    const [first, second] = await Promise.all([
      client.search('koala', 'all'),
      client.search('none', 'all'),
      client.load(),
    ]);
    expect(first?.best.map(({ link }) => link)).toEqual(['/a']);
    expect(second).toEqual({ best: [], groups: [] });
    expect(requests.map(({ action }) => action)).toEqual([
      'generate-metadata',
      'get-search-result',
      'get-search-result',
    ]);
    expect(requests[0]).toMatchObject({ url: '/index.json' });
    expect(workers).toHaveLength(1);
  });

  it.each([
    ['is missing', () => Promise.reject(new Error('404'))],
    ['is cut off', () => Promise.resolve('{"pages":[')],
    ['is empty', () => Promise.resolve(null)],
    ['is something else', () => Promise.resolve({ pages: 'x' })],
    ['has a broken page', () => Promise.resolve({ groups: [], pages: [{}] })],
  ])('fails when the file %s, and the next attempt begins afresh', async (_what, file) => {
    const { client, workers } = setUp([file]);
    await expect(client.search('koala', 'all')).rejects.toThrow();
    expect(workers[0]?.terminated).toBe(true);
    const { best } = await client.search('koala', 'all');
    expect(best).toHaveLength(1);
    expect(workers).toHaveLength(2);
  });

  it('fails when the worker’s script does not load', async () => {
    const { client, workers } = setUp([() => new Promise(() => {})]);
    const found = client.search('koala', 'all');
    // A worker reports this by an event whose message may be empty.
    workers[0]?.onerror?.({ message: '' } as ErrorEvent);
    await expect(found).rejects.toThrow('The search worker could not be loaded');
    expect((await client.search('koala', 'all')).best).toHaveLength(1);
  });
});

it('a search without an index is an error, not an empty result', async () => {
  const answer = answerRequests((url) => openIndex(url, () => Promise.resolve(index)));
  const request = { id: 1, action: 'get-search-result', keywords: 'x', scope: 'all' } as const;
  expect(await answer(request)).toEqual({ id: 1, error: 'No index has been asked for' });
});
