import { useControlledState, useLayoutEffect } from '@rc-component/util';
import type { UploadFile } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isolate } from '../_internal/isolate';
import { catchUp, fileOf, toFiles } from './fileState';
import type { UploadChange, UploadExtOwnProps } from './types';

interface FileStateOptions<Response>
  extends Pick<UploadExtOwnProps<Response>, 'value' | 'defaultValue' | 'onChange'> {
  /** Whether the component has anything that sends files. */
  sends: boolean;
  /** Called when a file that was there is gone, for any reason. */
  onGone: (uid: string) => void;
}

interface FileState<Response> {
  /** What is shown: the value, each file as far as its upload is. */
  files: UploadFile<Response>[];
  /** The same for antd, with those that a parent has not taken yet. */
  tracked: UploadFile<Response>[];
  /** How many there are, without those whose upload is over and which a parent has not taken. */
  count: number;
  /** Does nothing once the component is gone, or hidden: what comes then is about a value of the past. */
  change: (info: UploadChange<Response>) => void;
  /** The files as they are now, for who has waited since they were rendered; `undefined` where nobody sees them. */
  latestFiles: () => UploadFile<Response>[] | undefined;
}

/** Keeps the files, and what is known of their uploads, whatever a parent makes of the value. */
export function useFileState<Response>({
  value: givenValue,
  defaultValue,
  onChange,
  sends,
  onGone,
}: FileStateOptions<Response>): FileState<Response> {
  const [value, setValue] = useControlledState<unknown>(defaultValue, givenValue);
  const list = useMemo(() => toFiles<Response>(value), [value]);
  const [known, setKnown] = useState<ReadonlyMap<string, UploadFile<Response>>>(new Map());
  const keepKnown = (isKept: (file: UploadFile<Response>) => boolean) =>
    setKnown((all) => new Map([...all].filter(([, file]) => isKept(file))));
  const seen = useRef<UploadFile<Response>[]>([]);
  /** What was reported to a parent and is not settled, oldest first. */
  const told = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onGone` may be that of any render.
  useEffect(() => {
    const gone = seen.current.filter(({ uid }) => !fileOf(list, uid));
    seen.current = list;
    for (const { uid } of gone) onGone(uid);
    const answered = told.current.indexOf(uidsOf(list));
    // Any other value is a decision against the files that are not in it, unless their upload still runs.
    const isDecision = answered < 0;
    told.current = isDecision ? [] : told.current.slice(answered + 1);
    const isDropped = ({ uid, status }: UploadFile) =>
      fileOf(gone, uid) || (isDecision && status !== 'uploading' && !fileOf(list, uid));
    if ([...known.values()].some(isDropped)) keepKnown((file) => !isDropped(file));
  }, [list]);

  const files = useMemo(
    () => list.map((file) => catchUp(file, known.get(file.uid), sends)),
    [list, known, sends],
  );
  const untaken = [...known.values()].filter(({ uid }) => !fileOf(list, uid));
  const tracked = files.concat(untaken);
  const count = files.length + untaken.filter(({ status }) => status === 'uploading').length;

  const latest = useRef<UploadFile<Response>[]>(undefined);
  /** What was taken away, and what antd may still have when another file makes progress. */
  const left = useRef(new Set<string>());
  useLayoutEffect(() => {
    latest.current = files;
    // A parent may keep it.
    for (const { uid } of list) left.current.delete(uid);
  });
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
      // antd has ended their uploads.
      keepKnown(({ status }) => status !== 'uploading');
    },
    [],
  );

  const change = (info: UploadChange<Response>) => {
    if (!latest.current) return;
    const { file } = info;
    if (file.status === 'removed') left.current.add(file.uid);
    const fileList = info.fileList.filter(({ uid }) => !left.current.has(uid));
    latest.current = fileList;
    if (file.status && !left.current.has(file.uid)) {
      setKnown((all) => new Map(all).set(file.uid, file));
    }
    told.current.push(uidsOf(fileList));
    setValue(fileList);
    // antd would not go on to send the file.
    isolate(() => onChange?.(fileList, { ...info, fileList }));
  };
  return { files, tracked, count, change, latestFiles: () => latest.current };
}

const uidsOf = (files: readonly UploadFile[]) => files.map(({ uid }) => uid).join();
