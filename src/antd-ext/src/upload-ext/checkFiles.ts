import type { UploadProps } from 'antd';
import type { UploadRejectReason } from './types';

/** A file that was picked: antd gives it a `uid`. */
export type PickedFile = Parameters<NonNullable<UploadProps['beforeUpload']>>[0];

/** `maxSize` counts in these. */
export const BYTES_PER_MB = 1024 * 1024;

/** Endings of names, as parts of the types that they stand for, where `accept` mostly names all of a kind. */
const ENDINGS = {
  image: 'avif bmp gif heic heif jpeg png svg tif tiff webp',
  audio: 'm4a mp3 wav',
  video: 'mov mp4 webm',
};

/** What a file is. Systems that do not know a type leave it empty, as many do with photos of phones. */
function typeOf(name: string, type: string): string {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.replace('jpg', 'jpeg') ?? '';
  const kind = Object.entries(ENDINGS).find(([, endings]) => endings.split(' ').includes(ending));
  return type.replace(/;.*$/, '') || `${kind?.[0]}/${ending}`;
}

/**
 * Whether a file is of one of the types in a native `accept`: `.pdf`, `image/*`, `text/plain`, in any case. Browsers
 * only suggest these in their dialog and ignore them for dropped files.
 */
export function matchesAccept(
  { name, type }: Pick<File, 'name' | 'type'>,
  accept: string,
): boolean {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  const lowerName = name.toLowerCase();
  const mime = typeOf(lowerName, type.toLowerCase());
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token === '*' || token === '*/*') return true;
      if (token.startsWith('.')) {
        // Allowing one of two endings allows the other as well.
        return (
          lowerName.endsWith(token) || (SAME_ENDING.test(token) && SAME_ENDING.test(lowerName))
        );
      }
      return token.endsWith('/*') ? mime.startsWith(token.slice(0, -1)) : mime === token;
    })
  );
}

const SAME_ENDING = /\.jpe?g$/;

export interface FileLimits {
  accept: UploadProps['accept'];
  /** In MB. */
  maxSize: number | undefined;
  maxCount: number | undefined;
  /** How many files there are. */
  count: number;
}

/** Judges files that were picked together, because how many more there may be depends on the others. */
export function checkFiles(
  files: readonly PickedFile[],
  { accept, maxSize, maxCount, count }: FileLimits,
): Map<PickedFile, UploadRejectReason> {
  // A limit that is not there is NaN, of which no comparison holds.
  const maxBytes = Number(maxSize) * BYTES_PER_MB;
  // A single file takes the place of the one that is there.
  let room = maxCount === 1 ? 1 : Number(maxCount) - count;
  const judge = (file: PickedFile): UploadRejectReason | undefined => {
    if (!isAccepted(file, accept)) return 'type';
    if (file.size > maxBytes) return 'size';
    room -= 1;
    return room < 0 ? 'count' : undefined;
  };
  const rejected = new Map<PickedFile, UploadRejectReason>();
  for (const file of files) {
    const reason = judge(file);
    if (reason) rejected.set(file, reason);
  }
  return rejected;
}

/** A native `accept`, with which antd may have a filter. */
export const formatOf = (accept: NonNullable<UploadProps['accept']>) =>
  typeof accept === 'object' ? accept.format : accept;

function isAccepted(file: PickedFile, accept: UploadProps['accept']): boolean {
  const filter = typeof accept === 'object' && accept.filter;
  if (typeof filter === 'function') return filter(file);
  return !accept || filter === 'native' || matchesAccept(file, formatOf(accept));
}
