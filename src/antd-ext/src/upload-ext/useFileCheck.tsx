import { notification, Upload, type UploadFile, type UploadProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { isolate } from '../_internal/isolate';
import { useTexts } from '../_internal/useTexts';
import { warnOnce } from '../_internal/warnOnce';
import { BYTES_PER_MB, checkFiles, formatOf, type PickedFile } from './checkFiles';
import { heldBack } from './fileState';
import { shownName, sizeText } from './fileText';
import { uploadTexts } from './texts';
import type { UploadExtOwnProps, UploadRejectReason } from './types';

type Limits = Pick<UploadExtOwnProps, 'accept' | 'maxSize' | 'maxCount' | 'onReject'>;

interface FileCheckOptions extends Limits {
  /** How many files there are. */
  count: number;
  beforeUpload: UploadProps['beforeUpload'];
}

interface FileCheck {
  beforeUpload: NonNullable<UploadProps['beforeUpload']>;
  /** To be told of every file that is in the list. */
  onListed: (file: UploadFile['originFileObj']) => void;
  /** Wraps what antd asks for each file: where it fails, nothing that was picked together is listed. */
  guard: <Source>(source: Source) => Source;
  /** Where notifications appear. */
  holder: ReactNode;
}

/** Files that were picked together, with those among them that are not taken. */
const checked = new WeakMap<readonly PickedFile[], Map<PickedFile, UploadRejectReason>>();

/** Key of the notification, so that the next choice replaces or closes it. */
const REFUSAL = 'refusal';

/** Refuses what is of the wrong type, too large or too much, and says so. */
export function useFileCheck({
  accept,
  maxSize: givenSize,
  maxCount: givenCount,
  count,
  onReject,
  beforeUpload,
}: FileCheckOptions): FileCheck {
  const text = useTexts(uploadTexts);
  const [api, holder] = notification.useNotification();
  const maxSize = toLimit(givenSize);
  const maxCount = toLimit(givenCount);
  if (process.env.NODE_ENV !== 'production') {
    for (const [prop, limit] of Object.entries({ maxSize: givenSize, maxCount: givenCount })) {
      if (limit !== undefined && !toLimit(limit)) {
        warnOnce(`UploadExt has ${prop}={${limit}}, which is ignored. Pass a number above 0.`);
      }
    }
  }

  // Files that will be in the list, unless `beforeUpload`, which may take its time, says otherwise.
  const underway = useRef(new Map<PickedFile | undefined, readonly PickedFile[]>());
  // Where there is room for one, the choice made last counts, not the one whose `beforeUpload` takes longest.
  const picked = useRef(0);
  const taken = useRef(0);

  const tell = (rejected: Map<PickedFile, UploadRejectReason>) => {
    const limits = {
      type: accept && formatOf(accept),
      size: maxSize && sizeText(maxSize * BYTES_PER_MB),
      count: maxCount,
    };
    const lines = [...rejected].map(([file, reason], index) => (
      // antd gives a file its uid only when its own turn comes.
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
      <li key={index}>
        {shownName(file)}: {text.reasons[reason].replace(/\{\w+\}/, () => String(limits[reason]))}
      </li>
    ));
    // The reasons stand nowhere else.
    api.error({ key: REFUSAL, title: text.rejected, description: <ul>{lines}</ul>, duration: 0 });
  };

  const check = (batch: readonly PickedFile[]) => {
    const known = checked.get(batch);
    if (known) return known;
    const rejected = checkFiles(batch, {
      accept,
      maxSize,
      maxCount,
      count: count + underway.current.size,
    });
    checked.set(batch, rejected);
    for (const file of batch) if (!rejected.has(file)) underway.current.set(file, batch);
    if (onReject) for (const [file, reason] of rejected) isolate(() => onReject(file, reason));
    else if (rejected.size) tell(rejected);
    else api.destroy(REFUSAL);
    return rejected;
  };

  return {
    beforeUpload: async (file, batch) => {
      const rejected = check(batch);
      if (rejected.has(file)) return Upload.LIST_IGNORE;
      picked.current += 1;
      const turn = picked.current;
      // Also if `beforeUpload` fails.
      heldBack.add(file);
      const others = batch.filter((other) => !rejected.has(other));
      let answer: Awaited<ReturnType<NonNullable<typeof beforeUpload>>>;
      try {
        answer = await beforeUpload?.(file, others);
      } catch {
        // It means the same to antd.
        answer = false;
      }
      if (maxCount === 1 && turn < taken.current) answer = Upload.LIST_IGNORE;
      else if (answer !== Upload.LIST_IGNORE) taken.current = turn;
      if (answer === Upload.LIST_IGNORE) underway.current.delete(file);
      else if (answer !== false) heldBack.delete(file);
      return answer;
    },
    onListed: (file) => underway.current.delete(file),
    guard: (source) => {
      if (typeof source !== 'function') return source;
      const ask = async (file: PickedFile) => {
        try {
          return await source(file);
        } catch (error) {
          for (const other of underway.current.get(file) ?? []) underway.current.delete(other);
          throw error;
        }
      };
      return ask as typeof source;
    },
    holder,
  };
}

function toLimit(limit: number | undefined): number | undefined {
  return Number(limit) > 0 ? limit : undefined;
}
