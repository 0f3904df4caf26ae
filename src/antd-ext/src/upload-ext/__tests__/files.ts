import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { UploadRequestContext, UploadResult } from '..';

/** A file of a size that it says, without so many bytes in memory. */
export function fileOf(name: string, { type = '', size = 3 } = {}): File {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** One turn of the event loop, in which all promises that wait for nothing else are done. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Chooses files as the dialog does, which lets a person choose of any type. */
export async function pick(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files');
  // antd looks at each file asynchronously before it lists them.
  await act(async () => {
    fireEvent.change(input, { target: { files } });
    await settled();
  });
}

const settle = (answer: () => void) =>
  act(async () => {
    answer();
    await settled();
  });

/** A request that a test settles by hand, the newest one first. */
export function requests<Response = unknown>() {
  const sent: {
    file: File;
    context: UploadRequestContext;
    resolve: (result: UploadResult<Response>) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  const request = vi.fn(
    (file: File, context: UploadRequestContext) =>
      new Promise<UploadResult<Response>>((resolve, reject) => {
        sent.push({ file, context, resolve, reject });
      }),
  );
  const last = () => {
    const newest = sent.at(-1);
    if (!newest) throw new Error('Nothing was sent');
    return newest;
  };
  return {
    request,
    sent,
    last,
    progress: (percent: number) => act(async () => last().context.onProgress(percent)),
    resolve: (result: UploadResult<Response> = {}) => settle(() => last().resolve(result)),
    reject: (reason: unknown) => settle(() => last().reject(reason)),
  };
}

/** What the cards say. */
export const names = () =>
  [...document.querySelectorAll('.ant-ext-upload li')].map((item) => item.textContent);
