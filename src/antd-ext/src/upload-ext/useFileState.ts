import { useControlledState } from '@rc-component/util';
import type { UploadFile } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEvent } from '../_internal/useEvent';
import { catchUp, toFiles } from './fileState';
import type { UploadChange, UploadExtOwnProps } from './types';

interface FileStateOptions<Response>
  extends Pick<UploadExtOwnProps<Response>, 'value' | 'defaultValue' | 'onChange'> {
  /** Called when a file that was there is gone, whoever took it away. */
  onGone: (uid: string) => void;
}

interface FileState<Response> {
  /** What is shown: the value, each file as far as its upload is. */
  files: UploadFile<Response>[];
  /** The same for antd, with those whose upload runs although a parent has not taken them yet. */
  tracked: UploadFile<Response>[];
  change: (info: UploadChange<Response>) => void;
  /** The files as they are now, for who has waited since they were rendered. */
  latestFiles: () => UploadFile<Response>[];
}

/** Keeps the files, and what is known of their uploads, whatever a parent makes of the value. */
export function useFileState<Response>({
  value: givenValue,
  defaultValue,
  onChange,
  onGone,
}: FileStateOptions<Response>): FileState<Response> {
  const [value, setValue] = useControlledState<unknown>(defaultValue, givenValue);
  const list = useMemo(() => toFiles<Response>(value), [value]);
  const [known, setKnown] = useState<ReadonlyMap<string, UploadFile<Response>>>(new Map());
  const seen = useRef(new Set<string>());
  const handleGone = useEvent(onGone);

  useEffect(() => {
    const present = new Set(list.map(({ uid }) => uid));
    const gone = [...seen.current].filter((uid) => !present.has(uid));
    seen.current = present;
    for (const uid of gone) handleGone(uid);
    if (gone.length) {
      setKnown((all) => new Map([...all].filter(([uid]) => !gone.includes(uid))));
    }
  }, [list, handleGone]);

  const files = useMemo(
    () => list.map((file) => catchUp(file, known.get(file.uid))),
    [list, known],
  );
  const tracked = useMemo(() => {
    const present = new Set(list.map(({ uid }) => uid));
    const running = [...known.values()].filter(
      ({ uid, status }) => status === 'uploading' && !present.has(uid),
    );
    return [...files, ...running];
  }, [files, list, known]);

  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });

  const change = (info: UploadChange<Response>) => {
    const { file } = info;
    latest.current = info.fileList;
    if (file.status && file.status !== 'removed') {
      setKnown((all) => new Map(all).set(file.uid, file));
    }
    setValue(info.fileList);
    onChange?.(info.fileList, info);
  };
  return { files, tracked, change, latestFiles: () => latest.current };
}
