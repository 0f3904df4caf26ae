import { type RefObject, useEffect, useId, useState } from 'react';

/**
 * Names the group after the label which belongs to its first input, for instance that of antd's `Form.Item`, to which
 * antd gives no id.
 *
 * @param group The element around both inputs.
 * @param inputId Id of the first input, if it was given one.
 * @returns For `aria-labelledby`.
 */
export function useGroupLabel(
  group: RefObject<HTMLElement | null>,
  inputId: string | undefined,
): string | undefined {
  const ownId = useId();
  const [labelId, setLabelId] = useState<string>();
  useEffect(() => {
    const label = inputId ? group.current?.querySelector('input')?.labels?.[0] : undefined;
    if (label) label.id ||= `${ownId}label`;
    setLabelId(label?.id);
  }, [group, inputId, ownId]);
  return labelId;
}
