import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

/** Gives the page a Clipboard API, which jsdom lacks. */
function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

/** What the text area holds while the browser's copy command runs. */
let copied: string | undefined;
/** Where the text area is at that time. */
let host: Element | null | undefined;
const execCommand = vi.fn<(command: string) => boolean>();

beforeEach(() => {
  copied = undefined;
  host = undefined;
  execCommand.mockReset().mockImplementation(() => {
    const area = document.querySelector('textarea');
    copied = area?.value.slice(area.selectionStart, area.selectionEnd);
    host = area?.parentElement;
    return true;
  });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

describe('copyText with the Clipboard API', () => {
  it('writes the text and nothing else', async () => {
    const writeText = vi.fn(async () => {});
    stubClipboard(writeText);

    await expect(copyText('pnpm dev')).resolves.toBe(true);

    expect(writeText).toHaveBeenCalledExactlyOnceWith('pnpm dev');
    expect(execCommand).not.toHaveBeenCalled();
  });

  it('falls back to the copy command when permission is denied', async () => {
    stubClipboard(async () => {
      throw new DOMException('denied', 'NotAllowedError');
    });
    await expect(copyText('pnpm dev')).resolves.toBe(true);
    expect(copied).toBe('pnpm dev');
  });
});

describe('copyText without the Clipboard API', () => {
  it('copies the selected text and removes its helper', async () => {
    await expect(copyText('第一行\n"第二行"')).resolves.toBe(true);

    expect(execCommand).toHaveBeenCalledExactlyOnceWith('copy');
    expect(copied).toBe('第一行\n"第二行"');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so when the browser refuses', async () => {
    execCommand.mockReturnValue(false);
    await expect(copyText('pnpm dev')).resolves.toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so when the browser has no copy command', async () => {
    Reflect.deleteProperty(document, 'execCommand');
    await expect(copyText('pnpm dev')).resolves.toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('gives the focus back', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();

    await copyText('pnpm dev');

    expect(copied).toBe('pnpm dev');
    expect(button).toHaveFocus();
  });

  it('gives the selection back', async () => {
    const paragraph = document.createElement('p');
    paragraph.textContent = 'selected by the reader';
    document.body.append(paragraph);
    document.getSelection()?.selectAllChildren(paragraph);

    await copyText('pnpm dev');

    expect(copied).toBe('pnpm dev');
    expect(document.getSelection()?.toString()).toBe('selected by the reader');
  });

  it('works where nothing has focus and nothing can be selected', async () => {
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
    vi.spyOn(document, 'getSelection').mockReturnValue(null);
    await expect(copyText('pnpm dev')).resolves.toBe(true);
    expect(host).toBe(document.body);
  });

  it('stays inside the open dialog, which keeps the focus to itself', async () => {
    const dialog = document.createElement('dialog');
    const button = document.createElement('button');
    dialog.append(button);
    document.body.append(dialog);
    dialog.open = true;
    button.focus();

    await expect(copyText('pnpm dev')).resolves.toBe(true);

    expect(host).toBe(dialog);
    expect(button).toHaveFocus();
  });

  it("keeps the page's own copy listeners out", async () => {
    const listener = vi.fn();
    document.addEventListener('copy', listener);
    execCommand.mockImplementation(() => {
      document.querySelector('textarea')?.dispatchEvent(new Event('copy', { bubbles: true }));
      return true;
    });

    await copyText('pnpm dev');
    document.removeEventListener('copy', listener);

    expect(listener).not.toHaveBeenCalled();
  });
});

describe('copyText on a server', () => {
  it('returns false', async () => {
    vi.stubGlobal('document', undefined);
    await expect(copyText('pnpm dev')).resolves.toBe(false);
  });
});
