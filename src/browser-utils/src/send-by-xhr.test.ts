import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalServer, sendJson, startServer } from './__tests__/local-server';
import { createRequest } from './create-request';
import type { UploadProgress } from './request-types';

let server: LocalServer;

beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const form = () => {
  const data = new FormData();
  data.append('file', new File(['x'.repeat(200_000)], '用户.csv', { type: 'text/csv' }));
  return data;
};

describe('upload', () => {
  it('sends a form, with token, parameters and progress', async () => {
    const { upload } = createRequest({ baseURL: `${server.origin}/api`, getToken: () => 'abc' });
    const steps: UploadProgress[] = [];

    const echo = await upload<{ url: string }>('/files', form(), {
      params: { folder: 1 },
      onProgress: (progress) => steps.push(progress),
    });

    const [request] = server.received;
    expect(echo.url).toBe('/api/files?folder=1');
    expect(request?.method).toBe('POST');
    expect(request?.headers.authorization).toBe('Bearer abc');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toContain('filename="用户.csv"');
    const last = steps[steps.length - 1];
    expect(last).toEqual({ loaded: last?.total, total: expect.any(Number), percent: 100 });
    expect(last?.total).toBeGreaterThan(200_000);
  });

  it('sends a file alone, for example to object storage', async () => {
    const { upload } = createRequest({ baseURL: server.origin });
    const file = new File(['name'], 'a.csv', { type: 'text/csv' });
    await upload('/bucket/a.csv', file, { method: 'PUT' });
    expect(server.received[0]).toMatchObject({ method: 'PUT', body: 'name' });
    expect(server.received[0]?.headers['content-type']).toBe('text/csv');
  });

  it('reads the response as every call does', async () => {
    const { upload } = createRequest({
      baseURL: server.origin,
      transform: (body: { data: unknown }) => body.data,
    });
    server.answer = (_, response) => sendJson(response, { data: { id: 1 } });
    await expect(upload('/', form())).resolves.toEqual({ id: 1 });
    server.answer = (_, response) => response.writeHead(204).end();
    await expect(upload('/', form())).resolves.toBeUndefined();
    server.answer = (_, response) => {
      response.writeHead(201, { etag: '"1"', location: '/files/1?a:b', 'x-empty': '' }).end('ok');
    };
    const response = await upload('/', form(), { responseType: 'response' });
    expect(response.status).toBe(201);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag: '"1"',
      location: '/files/1?a:b',
      'x-empty': '',
    });
    await expect(response.text()).resolves.toBe('ok');
  });

  it('reports a failure with its body and never sends again', async () => {
    const onUnauthorized = vi.fn();
    const { upload } = createRequest({
      baseURL: server.origin,
      onUnauthorized,
      retry: { times: 3, delay: 1, when: () => true },
    });
    const body = { code: 13, message: 'Too large' };
    server.answer = (_, response) => sendJson(response, body, 413);
    await expect(upload('/', form(), { method: 'PUT' })).rejects.toMatchObject({
      name: 'RequestError',
      message: 'Too large',
      status: 413,
      code: 13,
      data: body,
      method: 'PUT',
    });
    expect(server.received).toHaveLength(1);
    server.answer = (_, response) => sendJson(response, {}, 401);
    await expect(upload('/', form())).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('ends when the time is up, and when the caller aborts', async () => {
    const { upload } = createRequest({ baseURL: server.origin });
    server.answer = () => {};
    await expect(upload('/', form(), { timeout: 60 })).rejects.toMatchObject({ isTimeout: true });

    const controller = new AbortController();
    const closed = new Promise((resolve) => {
      server.answer = (_, response) => {
        response.on('close', resolve);
        controller.abort();
      };
    });
    const call = upload('/', form(), { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ isAborted: true });
    await closed;
  });

  it('sends nothing when the caller aborts while the token is asked for', async () => {
    const controller = new AbortController();
    const { upload } = createRequest({
      baseURL: server.origin,
      getToken: async () => {
        controller.abort();
        return 'abc';
      },
    });
    const open = vi.spyOn(XMLHttpRequest.prototype, 'send');
    await expect(upload('/', form(), { signal: controller.signal })).rejects.toMatchObject({
      isAborted: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(open).not.toHaveBeenCalled();
  });

  it('says that there is no connection', async () => {
    const { upload } = createRequest({ baseURL: server.origin });
    await server.close();
    await expect(upload('/', form())).rejects.toMatchObject({ isNetwork: true, method: 'POST' });
  });

  it('sends cookies to another origin only when told to', async () => {
    const sent: boolean[] = [];
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      sent.push(this.withCredentials);
      this.dispatchEvent(new Event('error'));
    });
    const { upload } = createRequest({ baseURL: server.origin, credentials: 'include' });
    await expect(upload('/', form())).rejects.toThrow();
    await expect(upload('/', form(), { credentials: 'omit' })).rejects.toThrow();
    expect(sent).toEqual([true, false]);
  });
});
