import { useEffect, useId, useState } from 'react';
import { useEvent } from './useEvent';

/**
 * Finds the label of a form, for instance that of antd's `Form.Item`, to which antd gives no id, for what it cannot name
 * by `for`: a group, or several inputs.
 *
 * @param inputId The id for which the label is.
 * @param getElement Gives an element in the same tree.
 * @returns For `aria-labelledby`.
 */
export function useGroupLabel(
  inputId: string | undefined,
  getElement: () => Element | null | undefined,
): string | undefined {
  const ownId = useId();
  const [labelId, setLabelId] = useState<string>();
  const findLabel = useEvent(() => {
    const element = getElement();
    // Forms without a name have the same ids. A tree is the document or a shadow root, which both can be searched.
    const root = element?.closest('form') ?? (element?.getRootNode() as ParentNode | undefined);
    const labels = [...(root?.querySelectorAll('label') ?? [])];
    return labels.find(({ htmlFor }) => htmlFor === inputId);
  });
  // After every render, because a label may come, go, and be made again.
  useEffect(() => {
    const label = inputId ? findLabel() : undefined;
    if (label) label.id ||= `${ownId}label`;
    setLabelId(label?.id);
  });
  return labelId;
}
