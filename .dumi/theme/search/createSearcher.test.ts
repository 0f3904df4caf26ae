import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchClient } from './createClient';
import { createSearcher, SEARCH_DELAY_MS, type SearchState } from './createSearcher';
import type { SearchResults } from './types';

const none: SearchResults = { best: [], groups: [] };

function setUp() {
  const answers: {
    keywords: string;
    resolve: (results: SearchResults) => void;
    reject: () => void;
  }[] = [];
  const client: SearchClient = {
    load: async () => {},
    search: (keywords) =>
      new Promise((resolve, reject) => {
        answers.push({ keywords, resolve, reject: () => reject(new Error('gone')) });
      }),
  };
  const states: SearchState[] = [];
  const searcher = createSearcher(client, (state) => states.push(state));
  return { searcher, answers, states, last: () => states.at(-1) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets a response arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('createSearcher', () => {
  it('asks 200 ms after the last key, and not before', async () => {
    expect(SEARCH_DELAY_MS).toBe(200);
    const { searcher, answers, last } = setUp();
    searcher.search('b', 'all');
    expect(last()?.loading).toBe(true);
    vi.advanceTimersByTime(199);
    searcher.search('bu', 'all');
    vi.advanceTimersByTime(199);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(answers.map(({ keywords }) => keywords)).toEqual(['bu']);
    answers[0]?.resolve(none);
    await settle();
    expect(last()).toEqual({
      results: none,
      answered: { keywords: 'bu', scope: 'all' },
      loading: false,
      failed: false,
    });
  });

  it('an empty query clears at once, cancels what is pending and is not loading', async () => {
    const { searcher, answers, last, states } = setUp();
    searcher.search('bu', 'all');
    searcher.search('  ', 'all');
    expect(last()).toEqual({ loading: false, failed: false });
    vi.advanceTimersByTime(1000);
    expect(answers).toEqual([]);

    searcher.search('bu', 'all');
    vi.advanceTimersByTime(200);
    searcher.search('', 'all');
    const count = states.length;
    answers[0]?.resolve(none);
    await settle();
    expect(states).toHaveLength(count);
    expect(last()).toEqual({ loading: false, failed: false });
  });

  it('drops the results of an earlier query that come later', async () => {
    const { searcher, answers, last } = setUp();
    searcher.search('first', 'all');
    vi.advanceTimersByTime(200);
    searcher.search('second', 'all');
    vi.advanceTimersByTime(200);
    answers[1]?.resolve(none);
    await settle();
    expect(last()).toMatchObject({
      answered: { keywords: 'second', scope: 'all' },
      loading: false,
    });
    answers[0]?.resolve({ best: [], groups: [] });
    await settle();
    expect(last()).toMatchObject({ answered: { keywords: 'second', scope: 'all' } });
  });

  it('keeps the results of the query before until the new ones are there', async () => {
    const { searcher, answers, last } = setUp();
    searcher.search('a', 'all');
    vi.advanceTimersByTime(200);
    answers[0]?.resolve(none);
    await settle();
    searcher.search('ab', 'all');
    expect(last()).toEqual({
      results: none,
      answered: { keywords: 'a', scope: 'all' },
      loading: true,
      failed: false,
    });
  });

  it('says that it failed, and tries again', async () => {
    const { searcher, answers, last } = setUp();
    searcher.search('a', 'all');
    vi.advanceTimersByTime(200);
    answers[0]?.reject();
    await settle();
    expect(last()).toEqual({ loading: false, failed: true });
    searcher.search('a', 'all');
    expect(last()).toMatchObject({ loading: true, failed: false });
    vi.advanceTimersByTime(200);
    answers[1]?.resolve(none);
    await settle();
    expect(last()).toMatchObject({ answered: { keywords: 'a', scope: 'all' }, failed: false });
  });

  it('reports nothing after it was stopped', async () => {
    const { searcher, answers, states } = setUp();
    searcher.search('a', 'all');
    vi.advanceTimersByTime(200);
    searcher.stop();
    const count = states.length;
    answers[0]?.resolve(none);
    await settle();
    expect(states).toHaveLength(count);
  });
});
