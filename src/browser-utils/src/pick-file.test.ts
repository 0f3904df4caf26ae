import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { pickFile } from './pick-file';

const photo = new File(['x'], 'photo.png');
const open = vi.fn<(input: HTMLInputElement) => void>();

beforeEach(() => {
  open.mockReset();
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    open(this);
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

/** The reader chooses these files in the dialog. */
const choose = (...files: File[]) =>
  open.mockImplementation((input) => {
    Object.defineProperty(input, 'files', { value: files });
    input.dispatchEvent(new Event('change'));
  });

describe('pickFile', () => {
  it('gives the file', async () => {
    choose(photo);
    await expect(pickFile({ accept: 'image/*' })).resolves.toBe(photo);
    const [input] = open.mock.calls[0] ?? [];
    expect([input?.type, input?.accept, input?.multiple]).toEqual(['file', 'image/*', false]);
    expect(document.querySelector('input')).toBeNull();
  });

  it('gives all of several files', async () => {
    choose(photo, photo);
    await expect(pickFile({ multiple: true })).resolves.toEqual([photo, photo]);
    expect(open.mock.calls[0]?.[0].multiple).toBe(true);
  });

  it('gives nothing when the reader cancels', async () => {
    open.mockImplementation((input) => input.dispatchEvent(new Event('cancel')));
    await expect(pickFile()).resolves.toBeUndefined();
    await expect(pickFile({ multiple: true })).resolves.toEqual([]);
    expect(document.querySelector('input')).toBeNull();
  });

  it('has the type of what is asked for', () => {
    expectTypeOf<ReturnType<typeof pickFile>>().toEqualTypeOf<Promise<File | undefined>>();
    const several = () => pickFile({ multiple: true });
    expectTypeOf(several).returns.resolves.toEqualTypeOf<File[]>();
  });
});

describe('pickFile in a browser which does not report a cancelled dialog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('ends a second after the window has the focus again', async () => {
    const done = vi.fn();
    pickFile().then(done);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('takes a file that is reported after the focus', async () => {
    const picked = pickFile();
    window.dispatchEvent(new Event('focus'));
    const [input] = open.mock.calls[0] ?? [];
    choose(photo);
    if (input) open(input);
    await expect(picked).resolves.toBe(photo);
    await vi.runAllTimersAsync();
  });

  it('does not end by itself where browsers report it', async () => {
    Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
    const done = vi.fn();
    pickFile().then(done);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(done).not.toHaveBeenCalled();
    document.querySelector('input')?.dispatchEvent(new Event('cancel'));
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  });
});
