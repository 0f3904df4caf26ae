import { expect, it, vi } from 'vitest';
import { resolveThemeName, type ThemeExt } from '..';

it('a name that every object knows is no theme: the default theme, and a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

  expect(resolveThemeName('toString' as ThemeExt)).toBe('default');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("There is no theme 'toString'"),
  );
});
