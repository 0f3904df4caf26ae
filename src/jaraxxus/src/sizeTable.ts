import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import { colors } from '@mtools/node-utils/internal';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);
/** A script is at most a tenth larger than with the best quality, in a fortieth of the time. */
const BROTLI_QUALITY = 6;
/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|[cm]?js|css|json|svg|txt|xml|webmanifest)$/;

/** A file that was built. */
export interface BuiltFile {
  /** Relative to the output folder. */
  name: string;
  content: string | Uint8Array;
}

/** Each file with its size, its size with gzip and with Brotli, in KiB, and the sums. */
export async function sizeTable(files: readonly BuiltFile[], folder: string): Promise<string> {
  const rows = await Promise.all(files.map(measure));
  rows.sort((a, b) => a.rank - b.rank || a.sizes[0] - b.sizes[0]);
  const sum = (index: 0 | 1 | 2) => rows.reduce((total, { sizes }) => total + sizes[index], 0);
  const cells = [
    ['', 'size', 'gzip', 'brotli'],
    ...rows.map(({ name, sizes }) => [`${folder}/${name}`, ...sizes.map(kib)]),
    [`${rows.length} files`, kib(sum(0)), kib(sum(1)), kib(sum(2))],
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const lines = cells.map((row) =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  '),
  );
  const [head = '', ...others] = lines;
  const total = others.pop() ?? '';
  return [colors.dim(head), ...others, colors.bold(total)].join('\n');
}

interface Row {
  name: string;
  /** The page, styles, scripts, then the rest. */
  rank: number;
  sizes: [raw: number, gzip: number, brotli: number];
}

async function measure({ name, content }: BuiltFile): Promise<Row> {
  const data = Buffer.from(content);
  const rank = ['.html', '.css', '.js'].findIndex((ending) => name.endsWith(ending));
  const row = { name, rank: rank === -1 ? 3 : rank };
  if (!COMPRESSIBLE.test(name)) return { ...row, sizes: [data.length, data.length, data.length] };
  const [zipped, brotlied] = await Promise.all([
    gzip(data),
    brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ]);
  return { ...row, sizes: [data.length, zipped.length, brotlied.length] };
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(2)} KiB`;
