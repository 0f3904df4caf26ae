import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyLater } from './copyLater';

class Item {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

let written: string[] = [];
let write: (items: Item[]) => Promise<void>;

beforeEach(() => {
  written = [];
  write = async ([item]) => {
    const blob = await item?.data['text/plain'];
    if (blob) written.push(`item: ${await blob.text()}`);
  };
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', {
    clipboard: {
      write: (items: Item[]) => write(items),
      writeText: async (text: string) => void written.push(`text: ${text}`),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it('asks for the clipboard before the text is there', async () => {
  let finish: (text: string) => void = () => {};
  const text = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const asked = vi.fn(write);
  write = asked;
  const copied = copyLater(text);
  expect(asked).toHaveBeenCalledOnce();
  expect(written).toEqual([]);
  finish('later');
  expect(await copied).toBe(true);
  expect(written).toEqual(['item: later']);
});

it('waits for the text where the clipboard takes no promise', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyLater(Promise.resolve('plain'))).toBe(true);
  expect(written).toEqual(['text: plain']);
});

it('passes on why there is no text, and copies nothing', async () => {
  await expect(copyLater(Promise.reject(new Error('no text')))).rejects.toThrow('no text');
  expect(written).toEqual([]);
});
