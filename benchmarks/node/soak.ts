import autocannon from 'autocannon';
import type { BenchContext } from '../support/bench';
import { type Server, usageOf } from './servers';
import type { Row } from './site';

const CONNECTIONS = 50;
const INTERVAL_MS = 30_000;
const MIB = 1024 * 1024;

/**
 * Keeps 50 connections busy with the rows in turn, and prints the memory of node-service at the start, every
 * thirty seconds, and at the end.
 */
export async function soak(
  servers: Server[],
  rows: Row[],
  { minutes, print }: { minutes: number; print: BenchContext['print'] },
): Promise<void> {
  const ours = servers.find(({ kind }) => kind === 'ours');
  if (!ours) throw new Error('node-service is not among the servers.');
  const started = performance.now();
  const printMemory = async () => {
    const { rss = 0, heapUsed = 0, external = 0 } = (await usageOf(ours))?.memory ?? {};
    const seconds = Math.round((performance.now() - started) / 1000);
    const cells = [rss, heapUsed, external].map((bytes) => `${(bytes / MIB).toFixed(1)} MiB`);
    print(
      `${String(seconds).padStart(5)} s   resident ${cells[0]}   heap ${cells[1]}   external ${cells[2]}`,
    );
  };
  await printMemory();
  const timer = setInterval(printMemory, INTERVAL_MS);
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${ours.port}`,
    connections: CONNECTIONS,
    duration: minutes * 60,
    workers: 1,
    requests: rows
      .filter(({ isKnown }) => !isKnown)
      .map(({ path, headers }) => ({ method: 'GET', path, headers })),
  });
  clearInterval(timer);
  await printMemory();
  print(`${requests.total} requests, ${non2xx} answers other than 2xx, ${errors} errors`);
}
