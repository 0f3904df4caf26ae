import type { Account, Role, User } from '../src/api';
import { createAccounts, createRoles, createStats, createUsers } from './data';

export interface MockOptions {
  /** Put before the path of every request; others are passed on. */
  prefix: string;
  /** Milliseconds that each response takes. */
  delay: number;
  /** Requests such as `GET /stats` that respond with 500, to see how a page deals with it. */
  failing?: ReadonlySet<string>;
}

interface Call {
  account: Account;
  params: URLSearchParams;
  /** What stands after the last segment of the route, such as the id of a user. */
  id: string;
  body: Record<string, unknown>;
  file?: File;
}

class Failure extends Error {
  constructor(
    readonly status: number,
    readonly texts: [chinese: string, english: string],
  ) {
    super(texts[1]);
  }
}

/**
 * A back end in memory on the Fetch API: it runs in the development server, in tests and in a page. Its state lasts
 * as long as the function.
 */
export function createMock({ prefix, delay, failing }: MockOptions) {
  const accounts = createAccounts();
  let users = createUsers();
  let roles = createRoles();
  let nextId = users.length + 1;

  const accountOf = (id: string): Account => {
    const found = accounts.find((account) => account.id === id);
    if (!found) throw new Failure(401, ['请重新登录', 'Please log in again']);
    const { password, ...account } = found;
    const role = roles.find((entry) => entry.id === account.role);
    return { ...account, permissions: role?.permissions ?? [] };
  };
  const userOf = (id: string): User => {
    const user = users.find((entry) => entry.id === id);
    if (!user) throw new Failure(404, ['数据不存在', 'There is no such thing']);
    return user;
  };
  const checkEmail = (email: unknown, id?: string) => {
    if (users.some((user) => user.email === email && user.id !== id)) {
      throw new Failure(409, ['邮箱已被使用', 'This email is taken']);
    }
  };

  /** A right and what to do, by method and path; `*` is an id. */
  const routes: Record<string, [right: string | undefined, run: (call: Call) => unknown]> = {
    'GET /me': [undefined, ({ account }) => account],
    'POST /logout': [undefined, () => null],
    'PATCH /me': [
      undefined,
      ({ account, body }) => {
        const own = accounts.find(({ id }) => id === account.id);
        if (own) Object.assign(own, { name: String(body.name), email: String(body.email) });
        return accountOf(account.id);
      },
    ],
    'PUT /me/password': [
      undefined,
      ({ account, body }) => {
        const own = accounts.find(({ id }) => id === account.id);
        if (!own || own.password !== body.current)
          throw new Failure(422, ['当前密码错误', 'The current password is wrong']);
        own.password = String(body.password);
        return null;
      },
    ],
    'GET /stats': ['dashboard.read', () => createStats(users, Date.now())],
    'GET /users': ['user.read', ({ params }) => findUsers(users, params)],
    'POST /users': [
      'user.write',
      ({ body }) => {
        checkEmail(body.email);
        // The form of the page has checked the fields; a real back end does so again.
        const user = { logins: 0, ...body, id: String(nextId) } as User;
        nextId += 1;
        users = [user, ...users];
        return user;
      },
    ],
    'PUT /users/*': [
      'user.write',
      ({ id, body }) => {
        checkEmail(body.email, id);
        return Object.assign(userOf(id), body, { id });
      },
    ],
    'POST /users/delete': [
      'user.delete',
      ({ body }) => {
        const ids = new Set(Array.isArray(body.ids) ? body.ids : []);
        users = users.filter((user) => !ids.has(user.id));
        return null;
      },
    ],
    'POST /files': ['user.write', async ({ file }) => ({ url: file && (await toDataUrl(file)) })],
    'GET /roles': ['role.read', () => roles],
    'GET /role-names': [
      'user.read',
      () => Object.fromEntries(roles.map(({ id, name }) => [id, name])),
    ],
    'POST /roles': [
      'role.write',
      ({ body }) => {
        nextId += 1;
        const role: Role = {
          permissions: [],
          ...body,
          name: String(body.name),
          id: `role-${nextId}`,
        };
        roles = [...roles, role];
        return role;
      },
    ],
    'PUT /roles/*': [
      'role.write',
      ({ id, body }) => {
        roles = roles.map((role) => (role.id === id ? { ...role, ...body, id } : role));
        return roles.find((role) => role.id === id);
      },
    ],
    'DELETE /roles/*': [
      'role.write',
      ({ id }) => {
        if ([...users, ...accounts].some(({ role }) => role === id))
          throw new Failure(409, ['仍有用户使用该角色', 'Users still have this role']);
        roles = roles.filter((role) => role.id !== id);
        return null;
      },
    ],
  };

  const logIn = ({ account, password }: Record<string, unknown>) => {
    const found = accounts.find(({ id }) => id === account);
    if (found?.password !== password)
      throw new Failure(401, ['账号或密码错误', 'Wrong account or password']);
    return { token: `mock-${found?.id}` };
  };

  async function run(request: Request, path: string, params: URLSearchParams): Promise<unknown> {
    const name = `${request.method} ${path}`;
    if (failing?.has(name))
      throw new Failure(500, ['模拟的服务器错误', 'An error of the mock server']);
    if (name === 'POST /login') return logIn(await request.json());
    const account = accountOf(request.headers.get('Authorization')?.split('mock-')[1] ?? '');
    const route = routes[name] ?? routes[name.replace(/\/[^/]+$/, '/*')];
    if (!route) throw new Failure(404, ['数据不存在', 'There is no such thing']);
    const [right, answer] = route;
    if (right && !account.permissions.includes(right))
      throw new Failure(403, ['没有权限', 'You may not do this']);
    const id = decodeURIComponent(path.split('/').at(-1) ?? '');
    const isJson = request.headers.get('Content-Type')?.includes('json');
    const isForm = request.headers.get('Content-Type')?.includes('multipart');
    const file = isForm ? (await request.formData()).get('file') : undefined;
    const body = isJson ? await request.json() : {};
    return answer({ account, params, id, body, file: file instanceof File ? file : undefined });
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(`${prefix}/`)) return undefined;
    const language = request.headers.get('Accept-Language')?.startsWith('en') ? 1 : 0;
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      return Response.json(await run(request, pathname.slice(prefix.length), searchParams));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return Response.json({ message: error.texts[language] }, { status: error.status });
    }
  };
}

function findUsers(users: User[], params: URLSearchParams) {
  const text = (params.get('name') ?? '').toLowerCase();
  const number = (name: string, otherwise: number) => Number(params.get(name) ?? otherwise);
  const found = users.filter(
    (user) =>
      user.name.toLowerCase().includes(text) &&
      (params.get('role') ?? user.role) === user.role &&
      (params.get('isActive') ?? String(user.isActive)) === String(user.isActive) &&
      user.joined >= (params.get('joinedFrom') ?? '') &&
      user.joined <= (params.get('joinedTo') ?? '9999') &&
      user.logins >= number('loginsFrom', 0) &&
      user.logins <= number('loginsTo', Number.POSITIVE_INFINITY),
  );
  const size = number('size', 10);
  const start = (number('current', 1) - 1) * size;
  return { records: found.slice(start, start + size), total: found.length };
}

async function toDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.type};base64,${btoa(text)}`;
}
