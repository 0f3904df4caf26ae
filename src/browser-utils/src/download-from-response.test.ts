import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadBlob } from './download-blob';
import { downloadFromResponse } from './download-from-response';
import { RequestError } from './request-error';

/** What the browser was asked to save. */
let saved: { name: string; url: string; blob: Blob }[];
const blobs = new Map<string, Blob>();
const revoke = vi.fn((url: string) => blobs.delete(url));

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  blobs.clear();
  revoke.mockClear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.isConnected).toBe(true);
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, url: this.href, blob });
    // Not one of a mouse, with which jsdom would try to open the address.
    this.dispatchEvent(new Event('click', { bubbles: true }));
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('downloadBlob', () => {
  it('saves under the safe name and frees the data later', () => {
    const blob = new Blob(['name']);
    expect(downloadBlob(blob, '../a:b.csv')).toBe('a_b.csv');

    expect(saved).toEqual([{ name: 'a_b.csv', url: 'blob:0', blob }]);
    expect(document.querySelector('a')).toBeNull();
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40_000);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:0');
  });

  it('has a name for a file without one', () => {
    expect(downloadBlob(new Blob(), '..')).toBe('download');
  });

  it('is no click on a link for the router of the page', () => {
    const onClick = vi.fn();
    document.addEventListener('click', onClick);
    downloadBlob(new Blob(), 'a.csv');
    document.removeEventListener('click', onClick);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('downloadFromResponse', () => {
  const answer = (disposition?: string, url = '') => {
    const headers = disposition ? { 'content-disposition': disposition } : undefined;
    return Object.defineProperty(new Response('name', { headers }), 'url', { value: url });
  };

  it('takes the name from the header', async () => {
    const response = answer("attachment; filename*=UTF-8''%E6%8A%A5%E8%A1%A8.csv");
    await expect(downloadFromResponse(response)).resolves.toBe('报表.csv');
    await expect(saved[0]?.blob.text()).resolves.toBe('name');
  });

  it('lets the caller choose another', async () => {
    const response = answer('attachment; filename=a.csv');
    await expect(downloadFromResponse(response, { fileName: 'b.csv' })).resolves.toBe('b.csv');
  });

  it('falls back to the address, then to a fixed name', async () => {
    const named = answer('attachment', 'https://a.test/files/a.csv?token=1');
    await expect(downloadFromResponse(named)).resolves.toBe('a.csv');
    await expect(downloadFromResponse(answer())).resolves.toBe('download');
  });

  it('does not save an error page', async () => {
    const response = new Response('{"code":1}', { status: 500 });
    const error = await downloadFromResponse(response).catch((reason) => reason);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ status: 500, data: '{"code":1}' });
    expect(saved).toEqual([]);
  });
});
