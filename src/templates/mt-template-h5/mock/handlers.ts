import type { Account, Report, ReportDraft, ReportPage } from '../src/types';

/** The only account, with its password `123456`. */
const ACCOUNT: Account = { name: 'lin', phone: '13800138000' };
const PASSWORD = '123456';
const TOKEN = 'mock-token';

const SUBJECTS = [
  { title: '路灯不亮 · Street lamp is out', place: '北门 · North gate' },
  { title: '电梯异响 · Noisy lift', place: '3 号楼 · Building 3' },
  { title: '井盖松动 · Loose manhole cover', place: '停车场 · Car park' },
  { title: '水管漏水 · Leaking pipe', place: '花园 · Garden' },
];
const STATUSES = ['open', 'doing', 'done'] as const;
const DAY = 24 * 60 * 60 * 1000;

const makeReport = (id: number): Report => ({
  id,
  ...(SUBJECTS[id % SUBJECTS.length] ?? { title: '', place: '' }),
  content: '请尽快处理，谢谢。 · Please have a look, thank you.',
  status: STATUSES[id % STATUSES.length] ?? 'open',
  pictures: [],
  createdAt: Date.UTC(2026, 0, 1, 1) + id * DAY,
});

const fail = (status: number, message: string) => Response.json({ message }, { status });

/**
 * Makes the mock back end: one function on the Fetch API, with a state of its own, that also runs in a page or a test.
 *
 * @param delay time before each response, in ms
 */
export function createHandlers({ delay = 0, count = 57 } = {}) {
  const reports = Array.from({ length: count }, (_, index) => makeReport(count - index));

  const readPage = (query: URLSearchParams): ReportPage => {
    const size = 20;
    const after = Number(query.get('after') ?? Number.POSITIVE_INFINITY);
    const older = reports.filter(({ id }) => id < after);
    return { items: older.slice(0, size), hasMore: older.length > size };
  };

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = /\/api(\/.*)$/.exec(pathname)?.[1];
    if (!path) return undefined;
    await new Promise((resolve) => setTimeout(resolve, delay));
    const route = `${request.method} ${path.replace(/\d+/, ':id')}`;
    const report = reports.find(({ id }) => id === Number(/\d+/.exec(path)?.[0]));

    if (route === 'POST /login') {
      const { name, password } = await request.json();
      const isKnown = name === ACCOUNT.name && password === PASSWORD;
      return isKnown ? Response.json({ token: TOKEN }) : fail(401, 'Wrong name or password');
    }
    if (route === 'GET /reports/:id/share') {
      if (!report) return fail(404, 'No such report');
      return Response.json({ title: report.title, description: report.place });
    }
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`)
      return fail(401, 'Log in first');
    switch (route) {
      case 'GET /me':
        return Response.json(ACCOUNT);
      case 'GET /reports':
        return Response.json(readPage(searchParams));
      case 'GET /reports/:id':
        return report ? Response.json(report) : fail(404, 'No such report');
      case 'POST /reports': {
        const draft: ReportDraft = await request.json();
        const id = (reports[0]?.id ?? 0) + 1;
        const added: Report = { ...draft, id, status: 'open', createdAt: Date.now() };
        reports.unshift(added);
        return Response.json(added, { status: 201 });
      }
      case 'POST /pictures': {
        const file = (await request.formData()).get('file');
        if (!(file instanceof Blob)) return fail(400, 'The file is missing');
        const bytes = new Uint8Array(await file.arrayBuffer());
        const binary = bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
        return Response.json({ url: `data:${file.type};base64,${btoa(binary)}` });
      }
      default:
        return fail(404, `The mock has no ${route}`);
    }
  };
}
