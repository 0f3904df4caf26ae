import { useEffect } from 'react';

/** Stands in the empty table, and so knows that there is no row to show: of antd's filters nobody else is told. */
export function EmptyMark({ onChange }: { onChange: (isEmpty: boolean) => void }) {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
