import { expect, it } from 'vitest';
import { rehypeLastUpdated } from './rehype-last-updated';

function headerOf(frontmatter: object): unknown {
  rehypeLastUpdated()(undefined, { data: { frontmatter } });
  return frontmatter;
}

const lastUpdated = Date.UTC(2026, 10, 2, 23, 59);

it('writes the day of the last commit in the language of the file', () => {
  expect(headerOf({ filename: 'docs/guide.md', lastUpdated })).toEqual({
    filename: 'docs/guide.md',
    updated: { day: '2026-11-02', text: '2026年11月2日' },
  });
  expect(headerOf({ filename: 'docs/guide.en-US.md', lastUpdated })).toMatchObject({
    updated: { day: '2026-11-02', text: 'November 2, 2026' },
  });
});

it('writes none for a page that no commit has', () => {
  expect(headerOf({ filename: 'docs/guide.md' })).toEqual({ filename: 'docs/guide.md' });
});
