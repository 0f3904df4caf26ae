import { expect, expectTypeOf, it, vi } from 'vitest';
import { readFile } from './read-file';

const file = new File(['你好'], 'a.txt', { type: 'text/plain' });

it('reads text, a data address and bytes', async () => {
  await expect(readFile(file, 'text')).resolves.toBe('你好');
  await expect(readFile(file, 'dataURL')).resolves.toBe('data:text/plain;base64,5L2g5aW9');
  expect((await readFile(file, 'arrayBuffer')).byteLength).toBe(6);
});

it('reads text in another encoding', async () => {
  const gbk = new Blob([new Uint8Array([0xb1, 0xa8, 0xb1, 0xed])]);
  await expect(readFile(gbk, 'text', 'gbk')).resolves.toBe('报表');
});

it('rejects when the file cannot be read', async () => {
  vi.spyOn(FileReader.prototype, 'error', 'get').mockReturnValue(
    new DOMException('gone', 'NotFoundError'),
  );
  vi.spyOn(FileReader.prototype, 'readAsText').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await expect(readFile(file, 'text')).rejects.toMatchObject({ name: 'NotFoundError' });
});

it('has the type of what is asked for', () => {
  const calls = () => [
    expectTypeOf(readFile(file, 'text')).resolves.toEqualTypeOf<string>(),
    expectTypeOf(readFile(file, 'dataURL')).resolves.toEqualTypeOf<string>(),
    expectTypeOf(readFile(file, 'arrayBuffer')).resolves.toEqualTypeOf<ArrayBuffer>(),
    // @ts-expect-error Only text has an encoding.
    readFile(file, 'arrayBuffer', 'gbk'),
  ];
  expect(calls).toBeTypeOf('function');
});
