import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { type Server, startServers, type Usage, usageOf } from './node/servers';
import { createSite, type Row, rows } from './node/site';
import { soak } from './node/soak';
import { defineBench } from './support/bench';
import { median } from './support/table';

/** What one run measured. */
interface Run {
  rate: number;
  /** In ms. */
  p99: number;
  /** Responses other than the expected one, and connections that broke. */
  wrong: number;
  /** Processor time for a response, in µs: less than the rate a matter of what else runs. */
  cpu: number;
}

interface Measured extends Pick<Server, 'name' | 'kind'> {
  /** Bytes of the body as it is sent, and its encoding. */
  bytes: number;
  encoding: string;
  runs: Run[];
}

/** The script which node-service puts into a page: `window.$$_e`. */
const ENVIRONMENT = /<script>window\["\$\$_e"\]=\d<\/script>/;

/** One response, which has to be correct before its speed means anything. */
async function checkAnswer(
  { name, port }: Server,
  { path, headers, expected }: Row,
): Promise<{ etag?: string; bytes: number; encoding: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
  });
  const sent = await buffer(response);
  const encoding = response.headers['content-encoding'] ?? '';
  const body = encoding === 'br' ? brotliDecompressSync(sent) : sent;
  const text = String(encoding === 'gzip' ? gunzipSync(sent) : body).replace(ENVIRONMENT, '');
  if (response.statusCode !== 200 || (expected !== '' && text !== expected)) {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    throw new Error(
      `${name} answers ${path} with ${response.statusCode} and ${text.length} characters (${hash}), not with the content of the file.`,
    );
  }
  return { etag: response.headers.etag, bytes: sent.length, encoding };
}

async function measure(server: Server, row: Row, etag: string, seconds: number): Promise<Run> {
  const before = await usageOf(server);
  const { statusCodeStats, requests, latency, errors, duration } = await autocannon({
    url: `http://127.0.0.1:${server.port}${row.path}`,
    connections: row.connections,
    duration: seconds,
    // In a thread of its own: this process forwards what the servers print.
    workers: 1,
    headers: row.isKnown ? { ...row.headers, 'if-none-match': etag } : row.headers,
  });
  const right = statusCodeStats?.[row.isKnown ? '304' : '200']?.count ?? 0;
  return {
    rate: right / duration,
    p99: latency.p99,
    wrong: requests.total - right + errors,
    cpu: (timeOf(await usageOf(server)) - timeOf(before)) / right,
  };
}

const timeOf = (usage: Usage | undefined) =>
  usage ? usage.cpu.user + usage.cpu.system : Number.NaN;

/** Measures a row at each server in turn, several times over, so that a busy minute touches all of them. */
async function measureRow(
  servers: Server[],
  row: Row,
  { runs, seconds }: { runs: number; seconds: number },
): Promise<Measured[]> {
  const asked = await Promise.all(
    servers.map(async (server) => ({ server, answer: await checkAnswer(server, row) })),
  );
  const measured = asked.map(({ server, answer }) => ({
    name: server.name,
    kind: server.kind,
    bytes: row.isKnown ? 0 : answer.bytes,
    encoding: answer.encoding,
    runs: [] as Run[],
  }));
  // The first run is for the compiler.
  for (let run = -1; run < runs; run += 1) {
    for (const [index, { server, answer }] of asked.entries()) {
      const result = await measure(server, row, answer.etag ?? '', seconds);
      if (run >= 0) measured[index]?.runs.push(result);
    }
  }
  return measured;
}

/** The median of the ratios of runs that followed each other, each to the best of the others that responded at all. */
function ratioOf(ours: Run[], theirs: Run[][], key: 'rate' | 'p99' | 'cpu'): number {
  const best = key === 'rate' ? Math.max : Math.min;
  return median(
    ours.map((run, index) => {
      const others = theirs.flatMap((runs) => runs[index] ?? []).filter(({ rate }) => rate > 0);
      return others.length > 0 ? run[key] / best(...others.map((other) => other[key])) : Number.NaN;
    }),
  );
}

function formatRow({ name }: Row, measured: Measured[]): string {
  const ours = measured.find(({ kind }) => kind === 'ours')?.runs ?? [];
  const others = measured.filter(({ kind }) => kind === 'node').map(({ runs }) => runs);
  const lines = measured.map((server) => {
    const of = (key: keyof Run) => median(server.runs.map((run) => run[key]));
    const wrong = server.runs.reduce((sum, run) => sum + run.wrong, 0);
    const cells = [
      `${Math.round(of('rate'))}/s`,
      `p99 ${of('p99')} ms`,
      Number.isNaN(of('cpu')) ? '' : `cpu ${of('cpu').toFixed(1)} µs`,
      `${server.bytes} bytes${server.encoding && ` ${server.encoding}`}`,
      `${wrong} wrong`,
      server.kind === 'ours'
        ? ''
        : `node-service: ${ratioOf(ours, [server.runs], 'rate').toFixed(2)}`,
    ];
    const [rate = '', ...rest] = cells;
    return `  ${server.name.padEnd(22)}${rate.padStart(9)}   ${rest.map((cell) => cell.padEnd(16)).join(' ')}`.trimEnd();
  });
  const best = ratioOf(ours, others, 'rate').toFixed(2);
  const p99 = ratioOf(ours, others, 'p99').toFixed(2);
  const cpu = ratioOf(ours, others, 'cpu').toFixed(2);
  return `${name}: ${best} times the best Node server, p99 ${p99} times, cpu ${cpu} times\n${lines.join('\n')}\n`;
}

export default defineBench({
  about: `Prints how many requests a second node-service answers, beside sirv, @fastify/static, http-server,
@fastify/http-proxy and nginx, and the time of the processor for each.`,
  options: {
    runs: { type: 'number', about: 'runs; the median is printed', default: 3 },
    seconds: { type: 'number', about: 'length of a run', default: 2 },
    only: { type: 'string', value: 'row', about: 'measures the rows whose name has this in it' },
    soak: {
      type: 'number',
      about: 'prints the memory of node-service under load for so many minutes instead',
      default: 0,
      min: 0,
    },
    json: { type: 'boolean', about: 'prints the numbers as JSON' },
  },
  async run({ options: { runs, seconds, only, soak: minutes, json }, atEnd, print }) {
    const wanted = rows.filter(({ name }) => name.includes(only ?? ''));
    if (wanted.length === 0) {
      const names = rows.map(({ name }) => `"${name}"`).join(', ');
      throw new Error(`There is no row "${only}". The rows are: ${names}.`);
    }
    const folder = createSite();
    atEnd(() => rmSync(folder, { recursive: true }));
    const { servers, stop } = await startServers(folder, { isAlone: minutes > 0 });
    atEnd(stop);
    if (minutes > 0) await soak(servers, wanted, { minutes, print });
    for (const row of minutes > 0 ? [] : wanted) {
      const serving = servers.filter(({ serves }) =>
        row.isProxied ? serves !== 'files' : serves !== 'proxy',
      );
      const measured = await measureRow(serving, row, { runs, seconds });
      const { name, connections } = row;
      print(
        json
          ? JSON.stringify({ row: name, connections, servers: measured })
          : formatRow(row, measured),
      );
    }
    return [];
  },
});
