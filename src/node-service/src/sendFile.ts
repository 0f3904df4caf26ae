import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, FileStore, OpenFile } from './createFileStore';
import { sendError } from './sendError';

/** What is sent: the bytes, or the file which has them. */
interface Representation {
  body: Buffer | OpenFile;
  etag: string;
  encoding?: Encoding;
}

/**
 * Sends a file as RFC 9110 has it: compressed if the client takes that, 304 if it has the file already, or the
 * part that it asks for.
 *
 * @param cacheControl the header of that name
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: OpenFile,
  cacheControl: string,
): Promise<FastifyReply> {
  const { body, etag, encoding } = await represent(request, store, file);
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'last-modified': file.modified.toUTCString(),
    'accept-ranges': 'bytes',
    ...(file.isCompressible && { vary: 'accept-encoding' }),
  });
  if (isKnown(request, etag, file.modified)) return reply.code(304).send();

  const size = Buffer.isBuffer(body) ? body.length : body.size;
  const range = parseRange(request, etag, size);
  if (range === 'unsatisfiable') {
    return sendError(request, reply.header('content-range', `bytes */${size}`), 416);
  }
  reply.header('content-type', file.type);
  if (encoding) reply.header('content-encoding', encoding);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  const length = end - start + 1;
  if (request.method === 'HEAD') return reply.header('content-length', length).send();
  const bytes = Buffer.isBuffer(body) ? body : body.content;
  if (bytes) return reply.send(range ? bytes.subarray(start, end + 1) : bytes);
  reply.header('content-length', length);
  // Checked above: what is no Buffer is a file.
  return reply.send(createReadStream((body as OpenFile).realPath, { start, end }));
}

async function represent(
  request: FastifyRequest,
  store: FileStore,
  file: OpenFile,
): Promise<Representation> {
  // A part is of the file itself: who asks for one seldom means the compressed bytes.
  const accepted = request.headers.range ? undefined : request.headers['accept-encoding'];
  for (const encoding of acceptedEncodings(accepted)) {
    const compressed = await store.compress(file, encoding);
    // It is no gain to send more.
    const size = Buffer.isBuffer(compressed) ? compressed.length : (compressed?.size ?? Infinity);
    if (compressed && size < file.size) {
      // Another representation needs another tag.
      return { body: compressed, etag: `"${file.hash}-${encoding}"`, encoding };
    }
  }
  return { body: file, etag: `"${file.hash}"` };
}

/** The encodings that the client takes, Brotli first unless it prefers gzip. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (!header) return [];
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...params] = part.split(';').map((text) => text.trim().toLowerCase());
      const q = params.find((param) => param.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2))] as const;
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

/** Whether the client has this very content: a tag is compared weakly, the date only where there is no tag. */
export function isKnown(
  { headers, method }: FastifyRequest,
  etag: string,
  modified?: Date,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return known.includes('*') || known.includes(etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return modified !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/**
 * The one range that is asked for; undefined when the whole is to be sent, as it is for several ranges. Only
 * the strong tag of this content makes an `If-Range` true: a date says too little.
 */
function parseRange(
  { headers, method }: FastifyRequest,
  etag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isWanted = method === 'GET' && (first !== '' || last !== '');
  const ifRange = headers['if-range'];
  if (!isWanted || (ifRange !== undefined && ifRange !== etag)) return undefined;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count > 0 ? { start: size - count, end: size - 1 } : 'unsatisfiable';
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
