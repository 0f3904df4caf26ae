import type { RefSelectProps } from 'antd';
import { type ForwardedRef, forwardRef } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { PlainSelect } from './SelectExt';
import type { SelectOutLineExtProps } from './types';

/** The select in a frame with its label; `index.ts` gives it back its type parameters. */
export const OutlineSelect = forwardRef(function SelectOutLineExt(
  props: SelectOutLineExtProps<unknown>,
  ref: ForwardedRef<RefSelectProps>,
) {
  const { frame, control } = useOutlined(props, isFilled, (next: unknown) => next);
  return (
    <OutlineField {...frame}>
      <PlainSelect {...control} ref={ref} />
    </OutlineField>
  );
});

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
