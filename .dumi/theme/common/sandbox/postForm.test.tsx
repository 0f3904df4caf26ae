import { afterEach, expect, it, vi } from 'vitest';
import { postForm } from './postForm';

afterEach(() => vi.restoreAllMocks());

it('posts the fields into the tab and leaves nothing behind', () => {
  let sent: unknown;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent = {
      connected: this.isConnected,
      method: this.method,
      action: this.action,
      target: this.target,
      fields: Object.fromEntries(new FormData(this)),
    };
  });
  postForm('https://example.com/run', { a: '1\n2', 'b[c]': '' }, 'tab');
  expect(sent).toEqual({
    connected: true,
    method: 'post',
    action: 'https://example.com/run',
    target: 'tab',
    fields: { a: '1\n2', 'b[c]': '' },
  });
  expect(document.querySelector('form')).toBeNull();
});
