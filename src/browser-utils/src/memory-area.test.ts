import { describe, expect, it } from 'vitest';
import { memoryArea } from './memory-area';

describe('memoryArea', () => {
  it('behaves as the storage of a browser', () => {
    for (const area of [memoryArea(), sessionStorage]) {
      area.setItem('theme', '"dark"');
      area.setItem('theme', '"light"');

      expect(area.length).toBe(1);
      expect(area.key(0)).toBe('theme');
      expect(area.key(1)).toBeNull();
      expect(area.getItem('theme')).toBe('"light"');
      expect(area.getItem('columns')).toBeNull();

      area.removeItem('theme');
      expect(area.length).toBe(0);
    }
  });
});
