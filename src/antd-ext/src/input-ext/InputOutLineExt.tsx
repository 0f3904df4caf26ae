import type { InputRef } from 'antd';
import { type ChangeEvent, forwardRef } from 'react';
import { OutlineField } from '../_internal/outline-field/OutlineField';
import { useOutlined } from '../_internal/outline-field/useOutlined';
import { InputField } from './fields';
import { readText } from './readText';
import type { InputOutLineExtProps } from './types';

/** Types for which the browser shows a pattern such as `yyyy-mm-dd` in an empty field. */
const SHOWS_PATTERN = /^(date|time|month|week)/;

/**
 * `InputExt` in a frame that carries the label; also `InputExt.Outline`.
 *
 * @example
 * ```tsx
 * <InputOutLineExt label="Name" trim />
 * ```
 */
export const InputOutLineExt = /* @__PURE__ */ forwardRef<InputRef, InputOutLineExtProps>(
  function InputOutLineExt(props, ref) {
    const { frame, control } = useOutlined(
      props,
      (value) => readText(value) || SHOWS_PATTERN.test(props.type ?? ''),
      (event: ChangeEvent<HTMLInputElement>) => event.target.value,
    );
    return (
      <OutlineField {...frame}>
        <InputField {...control} ref={ref} value={control.value ?? null} />
      </OutlineField>
    );
  },
);
