import { useControlledState } from '@rc-component/util';
import { ConfigProvider, InputNumber, type InputNumberProps } from 'antd';
import {
  type FocusEvent,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type KeyboardEvent,
  type RefAttributes,
  useMemo,
  useRef,
} from 'react';
import { endsComposition } from '../_internal/endsComposition';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useEvent } from '../_internal/useEvent';
import { useMergedRef } from '../_internal/useMergedRef';
import { warnOnce } from '../_internal/warnOnce';
import { ClearButton } from './ClearButton';
import {
  formatDecimal,
  type NumberRules,
  roundDecimal,
  toCanonical,
  toHalfWidth,
  ungroup,
} from './numberText';
import { readValue, toDecimal, warnLostDigits } from './readValue';
import type { NumberValue, ProInputNumberProps, ProInputNumberRef } from './types';
import { useGuard } from './useGuard';
import { useNumberRules } from './useNumberRules';

/** antd's `InputNumber`, working in strings, with our text rules in place of its own. */
export const NumberField: ForwardRefExoticComponent<
  Omit<ProInputNumberProps, 'theme'> & RefAttributes<ProInputNumberRef>
> = forwardRef(function NumberField(
  {
    needThousandths,
    thousandsSeparator,
    precision,
    padDecimals,
    allowNegative,
    stringMode = false,
    allowClear = false,
    mode,
    controls = mode === 'spinner',
    value: outerValue,
    defaultValue,
    onChange,
    onBlur,
    onKeyDown,
    onStep,
    min,
    max,
    suffix,
    className,
    ...inputProps
  }: Omit<ProInputNumberProps, 'theme'>,
  ref: ForwardedRef<ProInputNumberRef>,
) {
  const { getPrefixCls, direction } = useAntdConfig();
  const { componentDisabled } = ConfigProvider.useConfig();
  const [value, setValue] = useControlledState<NumberValue | null | undefined>(
    defaultValue,
    outerValue,
  );
  const decimal = useMemo(() => readValue(value), [value]);
  const rules = useNumberRules({
    needThousandths,
    thousandsSeparator,
    precision,
    padDecimals,
    allowNegative,
    min,
  });
  const field = useRef<ProInputNumberRef>(null);
  const mergedRef = useMergedRef(ref, field);
  // The rules by which the text is being typed. It then stays as it is, as long as it means the value.
  const editing = useRef<NumberRules>(undefined);
  const shown = useEvent(() => formatDecimal(decimal, rules));
  const { clear } = useGuard(field, rules, shown, editing);

  const toValue = (text: string | null) => {
    const exact = roundDecimal(toCanonical(text ?? ''), rules.precision);
    const next = exact === '' ? null : stringMode ? exact : Number(exact);
    if (process.env.NODE_ENV !== 'production' && typeof next === 'number') {
      if (toDecimal(next) !== exact) warnLostDigits();
    }
    return next;
  };
  // What this task has told: a script that takes the focus away ends a composition, too, and antd reads the text at both
  // before React renders anything.
  const told = useRef<NumberValue | null>(undefined);
  const change = (next: string | null) => {
    const changed = toValue(next);
    if (told.current === changed) return;
    told.current = changed;
    queueMicrotask(() => {
      told.current = undefined;
    });
    setValue(changed);
    onChange?.(changed);
  };

  // A text which only shows the value must not be read as a new one: it may be rounded.
  const parse = useEvent((text = '') => {
    const raw = ungroup(toHalfWidth(text), rules.separator);
    // What is no beginning of a number, as what an input method has left, stays what it is: antd keeps the value then.
    return text === shown() ? decimal : toCanonical(raw) || raw.replace(/^-?\.?$/, '');
  });
  // antd writes the text again for a new formatter, so it changes with the rules only.
  const format = useMemo(
    () => (number: string | undefined, info: { input: string }) => {
      const next = toCanonical(number ?? '');
      const kept =
        editing.current === rules && toCanonical(ungroup(info.input, rules.separator)) === next;
      return kept ? info.input : formatDecimal(next, rules);
    },
    [rules],
  );

  const bound = toBound(min, rules.precision, 'ceil', decimal);
  // What cannot be typed cannot be reached by steps either.
  const lowest = rules.negative || Number(bound) >= 0 ? bound : '0';

  const finish = () => {
    editing.current = undefined;
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    finish();
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const composing = endsComposition(event);
    if (event.key === 'Enter' && !composing) finish();
    onKeyDown?.(event);
    // The standard's name for a key that an input method takes. At Enter antd would commit what is half composed, and
    // listeners around the field still receive the key.
    if (event.key === 'Enter' && composing) event.key = 'Process';
  };

  if (process.env.NODE_ENV !== 'production' && 'type' in inputProps) {
    warnOnce(
      'ProInputNumber ignores type: browsers keep the selection of a number field to themselves. ' +
        'Leave it out; phones show the keyboard for numbers by inputMode, which is set.',
    );
  }

  const clearable =
    allowClear &&
    decimal !== '' &&
    !(inputProps.disabled ?? componentDisabled) &&
    !inputProps.readOnly;

  return (
    <InputNumber<string>
      inputMode={rules.precision === 0 ? 'numeric' : 'decimal'}
      {...inputProps}
      // With any other type browsers keep the selection to themselves.
      type="text"
      {...(direction === 'rtl' && { styles: leftToRight(inputProps.styles, mode) })}
      ref={mergedRef}
      className={[getPrefixCls('ext-pro-input-number'), className].filter(Boolean).join(' ')}
      stringMode
      mode={mode}
      controls={controls}
      value={decimal === '' ? null : decimal}
      min={lowest}
      max={toBound(max, rules.precision, 'floor', decimal)}
      formatter={format}
      parser={parse}
      suffix={
        clearable ? (
          <>
            <ClearButton onClick={clear} spaced={Boolean(suffix)} />
            {suffix}
          </>
        ) : (
          suffix
        )
      }
      onChange={change}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      onStep={(next, info) => onStep?.(toValue(next) ?? 0, info)}
    />
  );
});

type Styles = InputNumberProps<string>['styles'];

/** A number is read from left to right everywhere; else its groups would stand in reverse. */
function leftToRight(styles: Styles, mode: InputNumberProps['mode']): Styles {
  const textAlign = mode === 'spinner' ? 'center' : 'right';
  return (info) => {
    const given = typeof styles === 'function' ? styles(info) : styles;
    return { ...given, input: { direction: 'ltr', textAlign, ...given?.input } };
  };
}

/**
 * The outermost value within the bound that has no more than the allowed decimals. A value of props between the two
 * stays what it is: antd would change it as soon as the focus leaves the field.
 */
function toBound(
  bound: NumberValue | null | undefined,
  precision: number | undefined,
  rounding: 'floor' | 'ceil',
  value: string,
): string | undefined {
  const decimal = toDecimal(bound);
  if (decimal === '') return undefined;
  const rounded = roundDecimal(decimal, precision, rounding);
  const given = Number(value);
  return value && (given - Number(decimal)) * (given - Number(rounded)) <= 0 ? value : rounded;
}
