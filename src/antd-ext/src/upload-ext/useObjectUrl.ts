import { useEffect, useState } from 'react';

/**
 * An address for a file in memory, which is freed together with the component.
 *
 * @returns `undefined` without a file, and in the first render, which has to be that of the server.
 */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
