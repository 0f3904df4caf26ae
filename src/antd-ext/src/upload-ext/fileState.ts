import type { UploadFile } from 'antd';
import { warnOnce } from '../_internal/warnOnce';

const NONE: UploadFile<never>[] = [];

/** The files of a `value`, whatever it is: what is no file is left out, and each one has a `uid` of its own. */
export function toFiles<Response>(value: unknown): UploadFile<Response>[] {
  if (value === undefined || value === null) return NONE;
  if (!Array.isArray(value)) {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `UploadExt got a value of type ${typeof value}, which is ignored. Pass an array of files, such as ` +
          "[{ uid: '1', name: 'a.pdf', status: 'done', url }].",
      );
    }
    return NONE;
  }
  if (value.every(isFile<Response>) && new Set(value.map(({ uid }) => uid)).size === value.length) {
    return value;
  }
  const files = value.filter((file) => typeof file === 'object' && file !== null);
  if (process.env.NODE_ENV !== 'production' && files.length < value.length) {
    warnOnce(
      'UploadExt got a value with entries that are no files, which are left out. Each file needs a uid and a name.',
    );
  }
  const given = new Set(files.map(({ uid }) => uid));
  const seen = new Set<string>();
  let count = 0;
  const freeUid = (): string => {
    const uid = `ext-${count}`;
    count += 1;
    return given.has(uid) ? freeUid() : uid;
  };
  return files.map((file) => {
    if (isFile<Response>(file) && !seen.has(file.uid)) {
      seen.add(file.uid);
      return file;
    }
    if (process.env.NODE_ENV !== 'production' && isFile(file)) {
      warnOnce(
        `UploadExt got several files with the uid ${file.uid}, and gives the later ones another. Pass each file with a uid of its own.`,
      );
    }
    return { ...file, uid: freeUid() };
  });
}

function isFile<Response>(file: unknown): file is UploadFile<Response> {
  return typeof file === 'object' && file !== null && 'uid' in file && Boolean(file.uid);
}

/**
 * Brings a file of the value up to what is known of its upload. A parent that missed an event, or follows late, would
 * leave it uploading for ever: https://github.com/ant-design/ant-design/issues/2423. What a parent has decided itself
 * stays, for instance that a file is faulty whose upload went well.
 */
export function catchUp<Response>(
  file: UploadFile<Response>,
  known: UploadFile<Response> | undefined,
): UploadFile<Response> {
  if (!known || !isBehind(file, known)) return file;
  const { status, percent, response, error, xhr, url = file.url } = known;
  return { ...file, status, percent, response, error, xhr, url };
}

function isBehind(file: UploadFile<unknown>, known: UploadFile<unknown>): boolean {
  if (file.status === 'error') return known.status === 'uploading';
  if (file.status !== 'uploading') return false;
  return known.status !== 'uploading' || (known.percent ?? 0) > (file.percent ?? 0);
}
