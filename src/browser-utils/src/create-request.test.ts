import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type LocalServer, sendJson, startServer } from './__tests__/local-server';
import { createRequest } from './create-request';
import { RequestError } from './request-error';

let server: LocalServer;

beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** The error with which a call rejects. */
async function errorOf(call: Promise<unknown>): Promise<RequestError> {
  const error = await call.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(RequestError);
  return error;
}

const client = () => createRequest({ baseURL: `${server.origin}/api` });

describe('what is sent', () => {
  it('joins the base address, the path and the parameters', async () => {
    const { get } = createRequest({ baseURL: `${server.origin}/api/` });
    await get('/users', {
      params: {
        page: 1,
        q: '张 三&',
        tags: ['a', 'b', null],
        all: false,
        none: undefined,
        no: null,
      },
    });
    await get('users?x=1', { params: { y: 2 } });
    await get('');
    await get(`${server.origin}/other`);

    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/users?page=1&q=%E5%BC%A0+%E4%B8%89%26&tags=a&tags=b&all=false',
      '/api/users?x=1&y=2',
      '/api',
      '/other',
    ]);
  });

  it.each(['post', 'put', 'patch'] as const)('sends data as JSON with %s', async (method) => {
    await client()[method]('/users', { name: '张三' });
    const [request] = server.received;
    expect(request?.method).toBe(method.toUpperCase());
    expect(request?.headers['content-type']).toBe('application/json');
    expect(request?.body).toBe('{"name":"张三"}');
  });

  it.each([
    [[1, 2], '[1,2]'],
    [null, 'null'],
    [false, 'false'],
    [0, '0'],
  ])('sends %j as JSON, too', async (body, text) => {
    await client().post('/x', body);
    expect(server.received[0]?.body).toBe(text);
  });

  it('sends no body and no content type without data', async () => {
    await client().post('/logout');
    expect(server.received[0]?.body).toBe('');
    expect(server.received[0]?.headers).not.toHaveProperty('content-type');
  });

  it('sends text, forms, blobs and bytes as they are', async () => {
    // jsdom has a FormData and a Blob of its own, which the fetch of Node.js does not take.
    const form = await new Response(new URLSearchParams({ name: 'Ada' })).formData();
    const bodies = [
      'plain',
      new URLSearchParams({ a: '1' }),
      new NodeBlob(['blob'], { type: 'text/csv' }),
      new Uint8Array([104, 105]),
      form,
    ];
    const { post } = client();
    for (const body of bodies) await post('/x', body);

    const types = server.received.map(({ headers }) => headers['content-type']?.split(';')[0]);
    const texts = server.received.map(({ body }) => body);
    expect(types.slice(0, 4)).toEqual([
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/csv',
      undefined,
    ]);
    expect(texts.slice(0, 4)).toEqual(['plain', 'a=1', 'blob', 'hi']);
    expect(types[4]).toBe('multipart/form-data');
    expect(texts[4]).toContain('name="name"\r\n\r\nAda');
  });

  it('sends any method, with a body where one is given', async () => {
    const { request, delete: remove } = client();
    await request('/x');
    await request('/x', { method: 'DELETE', body: { ids: [1] } });
    await remove('/x');
    expect(server.received.map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
      ['DELETE', '{"ids":[1]}'],
      ['DELETE', ''],
    ]);
  });

  it('asks for headers before each request, and lets a call say otherwise', async () => {
    let count = 0;
    const { get, post } = createRequest({
      baseURL: server.origin,
      headers: async () => {
        count += 1;
        return { 'x-count': String(count), 'x-app': 'admin' };
      },
    });
    await get('/');
    await get('/', { headers: { 'X-App': 'h5' } });
    await post('/', { a: 1 }, { headers: { 'Content-Type': 'application/merge-patch+json' } });
    expect(server.received.map(({ headers }) => [headers['x-count'], headers['x-app']])).toEqual([
      ['1', 'admin'],
      ['2', 'h5'],
      ['3', 'admin'],
    ]);
    expect(server.received[2]?.headers['content-type']).toBe('application/merge-patch+json');
  });

  it('takes fixed headers', async () => {
    await createRequest({ baseURL: server.origin, headers: { 'x-app': 'admin' } }).get('/');
    expect(server.received[0]?.headers['x-app']).toBe('admin');
  });
});

describe('the token', () => {
  it.each([
    ['sync', () => 'abc'],
    ['async', async () => 'abc'],
  ])('is sent as bearer, %s', async (_, getToken) => {
    await createRequest({ baseURL: server.origin, getToken }).get('/');
    expect(server.received[0]?.headers.authorization).toBe('Bearer abc');
  });

  it('is left out when there is none, and when the call has an authorization of its own', async () => {
    const tokens = [null, undefined, '', 'abc'];
    const { get } = createRequest({ baseURL: server.origin, getToken: () => tokens.shift() });
    for (let round = 0; round < 3; round += 1) await get('/');
    await get('/', { headers: { Authorization: 'Basic xyz' } });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      undefined,
      'Basic xyz',
    ]);
  });

  it('is not told to another host', async () => {
    const other = await startServer();
    const getToken = vi.fn(() => 'abc');
    await createRequest({ baseURL: server.origin, getToken }).get(`${other.origin}/`);
    // Without a base address, only the page's own origin is trusted.
    await createRequest({ getToken }).get(`${other.origin}/`);
    expect(other.received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
    ]);
    expect(getToken).not.toHaveBeenCalled();
    await other.close();
  });

  it('does not stop a request on a server which has no page', async () => {
    vi.stubGlobal('document', undefined);
    const { get } = createRequest({ baseURL: server.origin, getToken: () => 'abc' });
    await get('/');
    expect(server.received[0]?.headers.authorization).toBe('Bearer abc');
  });

  it('rejects with the failure of getToken as its cause', async () => {
    const cause = new Error('no session');
    const getToken = () => Promise.reject(cause);
    const { get } = createRequest({ baseURL: server.origin, getToken });
    const error = await errorOf(get('/users'));
    expect(error).toMatchObject({ message: 'no session', cause, url: `${server.origin}/users` });
    expect(server.received).toEqual([]);
  });
});

describe('what comes back', () => {
  it('is the parsed JSON', async () => {
    server.answer = (_, response) => sendJson(response, { id: 1 });
    await expect(client().get('/users/1')).resolves.toEqual({ id: 1 });
  });

  it('is undefined for 204 and for an empty body, which transform does not see', async () => {
    const transform = vi.fn();
    const { delete: remove } = createRequest({ baseURL: server.origin, transform });
    for (const status of [204, 200]) {
      server.answer = (_, response) => response.writeHead(status).end();
      await expect(remove('/users/1')).resolves.toBeUndefined();
    }
    expect(transform).not.toHaveBeenCalled();
  });

  it('is text, a blob or the response where that is asked for', async () => {
    const transform = vi.fn();
    const { get } = createRequest({ baseURL: server.origin, transform });
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', etag: '"1"' }).end('name,age');
    };
    await expect(get('/', { responseType: 'text' })).resolves.toBe('name,age');
    const blob = await get('/', { responseType: 'blob' });
    expect(blob.type).toBe('text/csv');
    await expect(blob.text()).resolves.toBe('name,age');
    const response = await get('/', { responseType: 'response' });
    expect(response.headers.get('etag')).toBe('"1"');
    await expect(response.text()).resolves.toBe('name,age');
    expect(transform).not.toHaveBeenCalled();
  });

  it('is what transform makes of it', async () => {
    interface Envelope {
      code: number;
      data: unknown;
    }
    server.answer = (_, response) => sendJson(response, { code: 0, data: ['Ada'] });
    const { get } = createRequest({
      baseURL: server.origin,
      transform: async (body: Envelope, response) => [body.data, response.status],
    });
    await expect(get('/')).resolves.toEqual([['Ada'], 200]);
  });

  it('has the type that the caller gives, or that the response type has', () => {
    const { get, post, request, upload } = createRequest();
    interface User {
      name: string;
    }
    const calls = () => [
      expectTypeOf(get('/')).resolves.toEqualTypeOf<unknown>(),
      expectTypeOf(get<User>('/')).resolves.toEqualTypeOf<User>(),
      expectTypeOf(post<User>('/', { name: 'Ada' })).resolves.toEqualTypeOf<User>(),
      expectTypeOf(get('/', { responseType: 'blob' })).resolves.toEqualTypeOf<Blob>(),
      expectTypeOf(get('/', { responseType: 'text' })).resolves.toEqualTypeOf<string>(),
      expectTypeOf(request('/', { responseType: 'response' })).resolves.toEqualTypeOf<Response>(),
      expectTypeOf(upload<User>('/', new FormData())).resolves.toEqualTypeOf<User>(),
      // @ts-expect-error A blob is no User.
      get<User>('/', { responseType: 'blob' }),
    ];
    expect(calls).toBeTypeOf('function');
    createRequest({
      transform: (body: { data: string }, response) => {
        expectTypeOf(body.data).toEqualTypeOf<string>();
        expectTypeOf(response).toEqualTypeOf<Response>();
      },
    });
  });
});

describe('errors', () => {
  it('tell status, code, body, address and method', async () => {
    const body = { code: 'USER_EXISTS', message: 'Name is taken' };
    server.answer = (_, response) => sendJson(response, body, 409);
    const error = await errorOf(client().post('/users', { name: 'Ada' }));
    expect({ ...error }).toEqual({
      name: 'RequestError',
      status: 409,
      code: 'USER_EXISTS',
      data: body,
      url: `${server.origin}/api/users`,
      method: 'POST',
      isTimeout: false,
      isAborted: false,
      isNetwork: false,
    });
    expect(error.message).toBe('Name is taken');
  });

  it.each([
    ['<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
    ['', undefined],
    ['null', null],
  ])('keep the body %j of a failure, whatever the response type', async (text, data) => {
    server.answer = (_, response) => response.writeHead(502).end(text);
    for (const responseType of ['json', 'blob', 'response'] as const) {
      const error = await errorOf(client().get('/', { responseType }));
      expect(error.message).toBe('Request failed with status 502');
      expect(error.status).toBe(502);
      expect(error.data).toBe(data);
    }
  });

  it('say that the response is not JSON, and keep it', async () => {
    server.answer = (_, response) => response.end('<!doctype html>');
    const error = await errorOf(client().get('/'));
    expect(error).toMatchObject({
      message: 'Response is not JSON',
      status: 200,
      data: '<!doctype html>',
    });
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });

  it('complete what transform throws', async () => {
    server.answer = (_, response) => sendJson(response, { code: 7, message: 'No rights' });
    const { get } = createRequest({
      baseURL: server.origin,
      transform: ({ code, message }: { code: number; message: string }) => {
        throw new RequestError(message, { code });
      },
    });
    const error = await errorOf(get('/users'));
    expect(error).toMatchObject({
      message: 'No rights',
      code: 7,
      status: 200,
      data: { code: 7, message: 'No rights' },
      url: `${server.origin}/users`,
      method: 'GET',
    });
  });

  it.each([new TypeError('body.data is undefined'), 'plain text'])(
    'wrap anything else that transform throws: %s',
    async (cause) => {
      const transform = () => {
        throw cause;
      };
      const error = await errorOf(createRequest({ baseURL: server.origin, transform }).get('/'));
      expect(error.message).toBe(cause instanceof Error ? cause.message : cause);
      expect(error.cause).toBe(cause);
      expect(error.status).toBe(200);
    },
  );

  it('wrap data that JSON cannot hold', async () => {
    const error = await errorOf(client().post('/', { id: 1n }));
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.isNetwork).toBe(false);
  });

  it('say that there is no connection', async () => {
    const { get } = client();
    await server.close();
    const error = await errorOf(get('/'));
    expect(error.message).toMatch(/^Request failed: no connection \(TypeError: .+\)$/);
    expect(error).toMatchObject({ isNetwork: true, isTimeout: false, isAborted: false });
    expect(error.status).toBeUndefined();
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('say that the connection broke within the body', async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"a":', () => response.destroy());
    };
    await expect(errorOf(client().get('/'))).resolves.toMatchObject({
      isNetwork: true,
      status: 200,
    });
  });
});

describe('timeout and abort', () => {
  it('ends a request whose time is up, also within the body', async () => {
    const { get } = createRequest({ baseURL: server.origin, timeout: 200 });
    server.answer = () => {};
    const error = await errorOf(get('/'));
    expect(error).toMatchObject({
      message: 'Request timed out after 200 ms',
      isTimeout: true,
      isAborted: false,
      isNetwork: false,
      method: 'GET',
    });
    server.answer = (_, response) => response.writeHead(200).write('{');
    await expect(errorOf(get('/'))).resolves.toMatchObject({ isTimeout: true, status: 200 });
  });

  it('counts the time for the token', async () => {
    const getToken = () => new Promise<string>(() => {});
    const { get } = createRequest({ baseURL: server.origin, getToken });
    await expect(errorOf(get('/', { timeout: 20 }))).resolves.toMatchObject({ isTimeout: true });
  });

  it('has a limit of 30 s by default', async () => {
    vi.useFakeTimers();
    try {
      vi.stubGlobal('fetch', () => new Promise(() => {}));
      const call = errorOf(createRequest().get('/'));
      const settled = vi.fn();
      call.then(settled);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await expect(call).resolves.toMatchObject({ isTimeout: true });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([0, Number.POSITIVE_INFINITY])('has no limit with %s', async (timeout) => {
    server.answer = (_, response) => setTimeout(() => sendJson(response, 1), 30);
    await expect(client().get('/', { timeout })).resolves.toBe(1);
  });

  it('ends when the caller aborts', async () => {
    const controller = new AbortController();
    const closed = new Promise((resolve) => {
      server.answer = (_, response) => {
        response.on('close', resolve);
        controller.abort('left the page');
      };
    });
    const error = await errorOf(client().get('/', { signal: controller.signal }));
    expect(error).toMatchObject({ isAborted: true, isTimeout: false, cause: 'left the page' });
    await closed;
  });

  it('sends nothing when the caller aborted before', async () => {
    const controller = new AbortController();
    controller.abort();
    const error = await errorOf(client().get('/', { signal: controller.signal }));
    expect(error).toMatchObject({ isAborted: true, url: `${server.origin}/api/` });
    expect(server.received).toEqual([]);
  });

  it('still ends the reading of a response that was handed over', async () => {
    const controller = new AbortController();
    server.answer = (_, response) => response.writeHead(200).write('first');
    const { signal } = controller;
    const response = await client().get('/', { signal, responseType: 'response' });
    const text = response.text();
    controller.abort();
    await expect(text).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leaves no listener on a signal that lives long', async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    await client().get('/', { signal });
    expect(add).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledWith('abort', add.mock.calls[0]?.[1]);
  });
});

describe('onUnauthorized', () => {
  it('is called once for many requests, each of which rejects', async () => {
    server.answer = ({ url }, response) =>
      setTimeout(() => sendJson(response, { message: 'Log in' }, 401), Number(url.slice(1)));
    const onUnauthorized = vi.fn();
    const { get } = createRequest({ baseURL: server.origin, onUnauthorized });

    const calls = [0, 0, 5, 20, 40].map((delay) => errorOf(get(`/${delay}`)));
    const errors = await Promise.all(calls);

    expect(errors.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(onUnauthorized.mock.calls[0]?.[0]).toMatchObject({ status: 401, message: 'Log in' });
  });

  it('is called again for a request that was sent later', async () => {
    server.answer = (_, response) => sendJson(response, {}, 401);
    const onUnauthorized = vi.fn();
    const { get } = createRequest({ baseURL: server.origin, onUnauthorized });
    await errorOf(get('/'));
    await errorOf(get('/'));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not called again while it runs, for example while a login is open', async () => {
    server.answer = (_, response) => sendJson(response, {}, 401);
    let finish = () => {};
    const onUnauthorized = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { get, post } = createRequest({ baseURL: server.origin, onUnauthorized });
    await errorOf(get('/'));
    await errorOf(post('/login'));
    expect(onUnauthorized).toHaveBeenCalledOnce();
    finish();
    await Promise.resolve();
    await errorOf(get('/'));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not needed', async () => {
    server.answer = (_, response) => sendJson(response, {}, 401);
    await expect(errorOf(client().get('/'))).resolves.toMatchObject({ status: 401 });
  });
});

describe('retry', () => {
  /** Responds with these statuses, one after the other, then with 200. */
  const answerWith = (...statuses: number[]) => {
    server.answer = (_, response) => sendJson(response, 'done', statuses.shift() ?? 200);
  };

  it('is off by default', async () => {
    answerWith(503);
    await errorOf(client().get('/'));
    expect(server.received).toHaveLength(1);
  });

  it('sends again what failed for the moment, asking for the token again', async () => {
    answerWith(503, 429);
    const tokens = ['a', 'b', 'c'];
    const { get } = createRequest({
      baseURL: server.origin,
      getToken: () => tokens.shift(),
      retry: { times: 2, delay: 1 },
    });
    await expect(get('/')).resolves.toBe('done');
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer a',
      'Bearer b',
      'Bearer c',
    ]);
  });

  it('gives up after the given number', async () => {
    answerWith(503, 503, 504);
    const delay = vi.fn(() => 1);
    const error = await errorOf(client().put('/', {}, { retry: { times: 2, delay } }));
    expect(error.status).toBe(504);
    expect(delay.mock.calls).toEqual([[1], [2]]);
  });

  it('leaves alone what will fail again, and what may not run twice', async () => {
    answerWith(404, 503, 503, 503);
    const retry = { times: 3, delay: 1 };
    const { get, post, patch } = createRequest({ baseURL: server.origin, retry });
    await errorOf(get('/'));
    await errorOf(post('/'));
    await errorOf(patch('/'));
    await errorOf(get('/', { retry: false }));
    expect(server.received).toHaveLength(4);
  });

  it('lets the caller say what is worth it', async () => {
    answerWith(404);
    const when = vi.fn(({ status }: RequestError) => status === 404);
    await client().get('/', { retry: { times: 1, delay: 1, when } });
    expect(server.received).toHaveLength(2);
  });

  it('sends again after a timeout and after a network failure', async () => {
    let count = 0;
    server.answer = (_, response) => {
      count += 1;
      if (count === 2) response.destroy();
      if (count === 3) sendJson(response, 'done');
    };
    const options = { timeout: 300, retry: { times: 2, delay: 1 } };
    await expect(client().get('/', options)).resolves.toBe('done');
  });

  it('waits a second, and stops waiting when the caller aborts', async () => {
    answerWith(503, 503);
    const controller = new AbortController();
    const call = errorOf(
      client().get('/', { retry: { times: 1 }, signal: controller.signal, timeout: 200 }),
    );
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    // Longer than the timeout, which is that of an attempt.
    setTimeout(() => controller.abort(), 300);
    await expect(call).resolves.toMatchObject({ isAborted: true });
    expect(server.received).toHaveLength(1);
  });
});
