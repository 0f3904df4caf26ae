import { ConfigProvider, Form, Space } from 'antd';
import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { endsComposition } from '../_internal/endsComposition';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useExtStyle } from '../_internal/useExtStyle';
import { useGroupLabel } from '../_internal/useGroupLabel';
import { useTexts } from '../_internal/useTexts';
import { NumberInput } from '../pro-input-number/ProInputNumber';
import type { ProInputNumberRef } from '../pro-input-number/types';
import { genRangeStyle } from './genRangeStyle';
import type { RangeNumberExtProps, RangeNumberRef, RangeSideProps } from './types';
import { useRangeValue } from './useRangeValue';

const TEXTS = {
  zh: { start: '起始值', end: '结束值', min: '最小值', max: '最大值' },
  en: { start: 'Start', end: 'End', min: 'Minimum', max: 'Maximum' },
};

/** Both sides in antd's compact group. */
export const RangeNumberField = forwardRef(function RangeNumberField(
  {
    value,
    defaultValue,
    onChange,
    placeholder,
    disabled,
    beforeInputNumberProps,
    afterInputNumberProps,
    separator = '~',
    order = 'swap',
    min,
    max,
    step,
    precision,
    needThousandths,
    allowClear,
    readOnly,
    size,
    status,
    variant,
    prefixCls,
    id,
    className,
    style,
    classNames,
    styles,
    onFocus,
    onBlur,
    onKeyDown,
    'aria-required': ariaRequired,
    'aria-invalid': ariaInvalid,
    'aria-describedby': ariaDescribedBy,
    ...rootProps
  }: Omit<RangeNumberExtProps, 'theme' | 'bordered'>,
  ref: ForwardedRef<RangeNumberRef>,
) {
  const { getPrefixCls } = useAntdConfig();
  const { componentDisabled } = ConfigProvider.useConfig();
  const text = useTexts(TEXTS);
  const prefix = getPrefixCls('ext-range-number', prefixCls);
  const styleClasses = useExtStyle('RangeNumberExt', prefix, genRangeStyle);
  const group = useRef<HTMLElement>(null);
  const firstField = useRef<ProInputNumberRef>(null);
  const { pair, changeSide, swap, settle } = useRangeValue({ value, defaultValue, onChange });
  const labelId = useGroupLabel(id, () => group.current);

  useImperativeHandle(ref, () => ({
    focus: () => firstField.current?.focus(),
    blur: () => group.current?.querySelector<HTMLElement>(':focus')?.blur(),
    nativeElement: group.current,
  }));

  const [startDisabled, endDisabled] = Array.isArray(disabled) ? disabled : [disabled, disabled];
  const shared = { min, max, step, precision, needThousandths, allowClear, readOnly };
  const aria = {
    'aria-required': ariaRequired,
    'aria-invalid': ariaInvalid,
    'aria-describedby': ariaDescribedBy,
  };
  const start = withDefined({ ...shared, disabled: startDisabled }, beforeInputNumberProps);
  const end = withDefined({ ...shared, disabled: endDisabled }, afterInputNumberProps);
  const isDisabled = (side: RangeSideProps) => side.disabled ?? componentDisabled;
  const isFixed = (side: RangeSideProps) => side.readOnly || isDisabled(side);
  // Labels and forms lead to it.
  const first = isDisabled(start) && !isDisabled(end) ? 1 : 0;

  const arrange = () => {
    if (order === 'swap' && !isFixed(start) && !isFixed(end)) swap();
  };

  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocus?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    const { currentTarget, relatedTarget } = event;
    // When the whole window loses the focus, the side keeps it, and its user will come back to it.
    const { activeElement } = currentTarget.getRootNode() as Document | ShadowRoot;
    if (currentTarget.contains(relatedTarget ?? activeElement)) return;
    try {
      arrange();
    } finally {
      settle();
      onBlur?.(event);
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // A form is sent by it, and must not be sent anything but what it shows afterwards.
    if (event.key === 'Enter' && !endsComposition(event)) arrange();
    onKeyDown?.(event);
  };

  const renderSide = (index: 0 | 1, slot: 'start' | 'end', own: RangeSideProps) => (
    <NumberInput<number>
      aria-label={text[slot]}
      placeholder={placeholder?.[index] ?? [text.min, text.max][index]}
      status={status}
      {...aria}
      {...own}
      ref={index === first ? firstField : undefined}
      variant={variant}
      id={index === first ? id : undefined}
      className={join(`${prefix}-${slot}`, classNames?.[slot], own.className)}
      style={{ ...styles?.[slot], ...own.style }}
      // The side itself checks what it gets.
      value={pair[index] as number | null}
      onChange={(next) => changeSide(index, next)}
    />
  );

  return (
    <Space.Compact
      aria-labelledby={rootProps['aria-label'] === undefined ? labelId : undefined}
      {...rootProps}
      ref={(handle) => {
        group.current = handle?.nativeElement ?? null;
      }}
      role="group"
      size={size}
      className={join(
        prefix,
        [start, end].some((side) => (side.status ?? status) === 'success')
          ? `${prefix}-success`
          : undefined,
        ...styleClasses,
        className,
        classNames?.root,
      )}
      style={{ ...styles?.root, ...style }}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      {/* The icon of a Form.Item with hasFeedback belongs at the end of the field only. */}
      <Form.Item noStyle hasFeedback={false}>
        {renderSide(0, 'start', start)}
      </Form.Item>
      <Space.Addon
        aria-hidden
        disabled={Boolean(isFixed(start) && isFixed(end))}
        className={join(`${prefix}-separator`, classNames?.separator)}
        style={styles?.separator}
      >
        {separator}
      </Space.Addon>
      {renderSide(1, 'end', end)}
    </Space.Compact>
  );
});

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** The props of one side over those of both, where they say something. */
function withDefined(shared: RangeSideProps, own: RangeSideProps = {}): RangeSideProps {
  const said = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...shared, ...Object.fromEntries(said) };
}
