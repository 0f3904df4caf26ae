import type { UploadFile } from 'antd';
import { warnOnce } from '../_internal/warnOnce';

/** The files of a `value`, whatever it is: what is no file is left out, and each one has a `uid` of its own. */
export function toFiles<Response>(value: unknown): UploadFile<Response>[] {
  if (!Array.isArray(value)) {
    if (process.env.NODE_ENV !== 'production' && value !== undefined && value !== null) {
      warnOnce(
        `UploadExt got a value of type ${typeof value}, which is ignored. Pass an array of files, such as ` +
          "[{ uid: '1', name: 'a.pdf', status: 'done', url }].",
      );
    }
    return [];
  }
  const files = value.filter(
    (file): file is UploadFile<Response> => typeof file === 'object' && file !== null,
  );
  if (process.env.NODE_ENV !== 'production' && files.length < value.length) {
    warnOnce(
      'UploadExt got a value with entries that are no files, which are left out. Each file needs a uid and a name.',
    );
  }
  const unseen = new Set(files.map(({ uid }) => uid));
  let count = 0;
  const freeUid = (): string => {
    const uid = `ext-${count}`;
    count += 1;
    return fileOf(files, uid) ? freeUid() : uid;
  };
  return files.map((file) => {
    const { uid } = file;
    if (uid && unseen.delete(uid)) return file;
    if (process.env.NODE_ENV !== 'production' && uid) {
      warnOnce(
        `UploadExt got several files with the uid ${uid}, and gives the later ones another. Pass each file with a uid of its own.`,
      );
    }
    return { ...file, uid: freeUid() };
  });
}

/** The file of a `uid`. */
export const fileOf = <Response>(
  files: readonly UploadFile<Response>[],
  uid: string,
): UploadFile<Response> | undefined => files.find((file) => file.uid === uid);

/** Files that `beforeUpload` does not let go: their fate is that which a parent gives them. */
export const heldBack = new WeakSet<Blob>();

/** Whether there is something to send, of which nobody said that it must not be sent. */
export function isSendable<Response>(
  file: UploadFile<Response>,
): file is UploadFile<Response> & Required<Pick<UploadFile, 'originFileObj'>> {
  const { originFileObj } = file;
  return originFileObj instanceof Blob && !heldBack.has(originFileObj);
}

/**
 * Brings a file of the value up to what is known of its upload. A parent that missed an event, or follows late, would
 * leave it uploading for ever: https://github.com/ant-design/ant-design/issues/2423. So would an upload that ended
 * together with a component that showed the value before, or was hidden. What a parent has decided itself stays, for
 * instance that a file is faulty whose upload went well.
 *
 * @param sends Whether the component has anything that sends files.
 */
export function catchUp<Response>(
  file: UploadFile<Response>,
  known: UploadFile<Response> | undefined,
  sends: boolean,
): UploadFile<Response> {
  if (!known) {
    const isLost = sends && file.status === 'uploading' && isSendable(file);
    return isLost ? { ...file, status: 'error' } : file;
  }
  if (!isBehind(file, known)) return file;
  const { status, percent, response, error, xhr, url = file.url } = known;
  return { ...file, status, percent, response, error, xhr, url };
}

function isBehind(file: UploadFile<unknown>, known: UploadFile<unknown>): boolean {
  if (file.status === 'error') return known.status === 'uploading';
  if (file.status !== 'uploading') return false;
  return known.status !== 'uploading' || (known.percent ?? 0) > (file.percent ?? 0);
}
