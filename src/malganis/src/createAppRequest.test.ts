import { RequestError } from '@mtools/browser-utils';
import { describe, expect, it } from 'vitest';
import { describeError } from './createAppRequest';
import { messages } from './messages';

const texts = messages['en-US'];

describe('describeError', () => {
  it.each<[string, RequestError, string]>([
    [
      'the words of the server',
      new RequestError('Name is taken', { status: 409, data: { message: 'Name is taken' } }),
      'Name is taken',
    ],
    ['those of transform', new RequestError('Sold out', { status: 200, code: 7 }), 'Sold out'],
    ['no connection', new RequestError('Request failed', { isNetwork: true }), texts.network],
    ['a late answer', new RequestError('Request failed', { isTimeout: true }), texts.timeout],
    [
      'a page instead of data',
      new RequestError('Response is not JSON', { status: 200, cause: new SyntaxError() }),
      texts.badAnswer,
    ],
    [
      'a page with status 502',
      new RequestError('Request failed with status 502', { status: 502, data: '<html>' }),
      texts.server,
    ],
    ['403', new RequestError('Request failed with status 403', { status: 403 }), texts.forbidden],
    ['404', new RequestError('Request failed with status 404', { status: 404 }), texts.notFound],
    [
      'another status',
      new RequestError('Request failed with status 422', { status: 422 }),
      texts.failed,
    ],
  ])('%s', (_, error, text) => {
    expect(describeError(error, texts)).toBe(text);
  });
});
