import { useControlledState } from '@rc-component/util';
import { Radio, type RadioChangeEvent } from 'antd';
import { forwardRef, useMemo, useRef } from 'react';
import { useDataOptions } from '../_internal/data-map/useDataOptions';
import { warnAboutDataMap } from '../_internal/data-map/warnAboutDataMap';
import { warnAboutValue } from '../_internal/data-map/warnAboutValue';
import { warnAboutRepeats, withoutRepeats } from '../_internal/data-map/withoutRepeats';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useDelegatedFocus } from '../_internal/useDelegatedFocus';
import { useGroupLabel } from '../_internal/useGroupLabel';
import { useMergedRef } from '../_internal/useMergedRef';
import type { RadioGroupExtProps } from './types';
import { useDeselect } from './useDeselect';

/** No option has it as its value. */
const NONE = {};

/** The group itself; `index.ts` adds the single radios. */
export const Group = forwardRef<HTMLDivElement, RadioGroupExtProps>(function RadioGroupExt(
  {
    dataMap,
    dataMapValueType,
    allowDeselect = false,
    theme,
    options: givenOptions,
    value: givenValue,
    defaultValue,
    onChange,
    className,
    ...groupProps
  },
  ref,
) {
  const { getPrefixCls } = useAntdConfig();
  const [value, setValue] = useControlledState<unknown>(defaultValue, givenValue);
  const source = { options: givenOptions, dataMap, dataMapValueType };
  const read = useDataOptions(source);
  const options = useMemo(() => read && withoutRepeats(read, optionValue), [read]);
  if (process.env.NODE_ENV !== 'production') {
    warnAboutDataMap('RadioGroupExt', source, value);
    const values = read?.map(optionValue);
    if (values) {
      warnAboutRepeats('RadioGroupExt', values);
      warnAboutValue('RadioGroupExt', value === null ? [] : [value], values);
    }
  }

  const handleChange = (event: RadioChangeEvent) => {
    setValue(event.target.value);
    onChange?.(event);
  };
  const group = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, group);
  useDelegatedFocus(() => group.current, 'input:checked:enabled', 'input:enabled');
  const labelId = useGroupLabel(groupProps.id, () => group.current);
  useDeselect(group, allowDeselect, (event, { name, type }) => {
    handleChange({
      target: { value: undefined, checked: false, name, type },
      nativeEvent: event,
      stopPropagation: () => event.stopPropagation(),
      preventDefault: () => event.preventDefault(),
    });
  });

  return (
    <ThemeScope theme={theme}>
      <Radio.Group
        {...(!groupProps['aria-label'] && { 'aria-labelledby': labelId })}
        {...groupProps}
        ref={mergedRef}
        className={[getPrefixCls('ext-radio-group'), className].filter(Boolean).join(' ')}
        options={options}
        // With `undefined` antd would keep a value of its own, which some of its versions then never let go:
        // https://github.com/ant-design/ant-design/issues/59161
        value={value === undefined ? NONE : value}
        onChange={handleChange}
      />
    </ThemeScope>
  );
});

type Option = NonNullable<RadioGroupExtProps['options']>[number];

const optionValue = (option: Option): unknown =>
  typeof option === 'object' ? option.value : option;
