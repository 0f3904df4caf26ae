import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const demos = import.meta.glob<{ default: ComponentType }>('../docs/**/demo/**/[a-z]*.tsx', {
  eager: true,
});

it.each(Object.entries(demos))('%s renders on a server without a word', (_, { default: Demo }) => {
  const output = ['error', 'warn'] as const;
  const spies = output.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
  expect(renderToString(<Demo />)).toContain('<');
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});
