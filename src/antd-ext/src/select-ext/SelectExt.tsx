import { useControlledState } from '@rc-component/util';
import { type RefSelectProps, Select } from 'antd';
import {
  type FormEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { warnAboutDataMap } from '../_internal/data-map/warnAboutDataMap';
import { warnAboutValue } from '../_internal/data-map/warnAboutValue';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { warnOnce } from '../_internal/warnOnce';
import { OptionContent } from './OptionContent';
import { matchesSearch, toFields } from './optionText';
import { type AnyValue, rawOf } from './toSelectAll';
import type { SelectExtProps } from './types';
import { type Search, useSelectAll } from './useSelectAll';
import { useSelectOptions } from './useSelectOptions';

/** The select itself; `index.ts` gives it back its type parameters. */
export const PlainSelect = forwardRef(function SelectExt(
  {
    dataMap,
    dataMapValueType,
    options: givenOptions,
    multipleCheckbox = false,
    showSelectAll,
    optionTooltip = true,
    showSearch: givenSearch,
    theme,
    mode = multipleCheckbox ? 'multiple' : undefined,
    value: givenValue,
    defaultValue,
    onChange,
    onOpenChange,
    onInputKeyDown,
    onBlur,
    popupRender,
    optionRender,
    labelRender,
    className,
    ...props
  }: SelectExtProps<unknown>,
  ref: ForwardedRef<RefSelectProps>,
) {
  const { getPrefixCls, select } = useAntdConfig();
  const showSearch = givenSearch ?? select?.showSearch ?? true;
  const { maxCount } = props;
  const fields = toFields(props.fieldNames);
  const source = { options: givenOptions, dataMap, dataMapValueType };
  const [options, byValue] = useSelectOptions(source, fields);
  const [value, setValue] = useControlledState<unknown>(defaultValue, givenValue);
  const [open, setOpen] = useControlledState(props.defaultOpen, props.open);
  // antd takes a single value for a list of one as well, and `null` for none; whatever may be in it, it compares alike.
  const values = [value ?? []].flat() as AnyValue[];
  const chosen = new Set<unknown>(values.map(rawOf));
  const isFull = mode !== undefined && values.length >= Number(maxCount);
  if (process.env.NODE_ENV !== 'production') {
    warnAboutDataMap('SelectExt', source, [...chosen]);
    if (options) {
      const raw = values.map((one) => rawOf(one) ?? one);
      warnAboutValue('SelectExt', raw, [...byValue.keys()]);
      if (values.length > 1 && !mode) {
        warnOnce(
          'SelectExt got several values, but only one option can be chosen. Pass one value, or add mode="multiple".',
        );
      }
    }
    if (showSelectAll && !mode) {
      warnOnce(
        'SelectExt has showSelectAll, but only one option can be chosen, so there is no such row. ' +
          'Add multipleCheckbox or mode="multiple".',
      );
    }
    if (showSelectAll && !options && props.children) {
      warnOnce(
        'SelectExt has showSelectAll, but cannot see what can be chosen. Pass options or dataMap in place of children.',
      );
    }
  }

  const handleChange: SelectExtProps<unknown>['onChange'] = (next, option) => {
    // A text that is typed although there is no room for a tag of it.
    if (isFull && [next].flat().length > values.length) return;
    setValue(next);
    if (config.autoClearSearchValue !== false) all.clearSearch();
    onChange?.(next, option);
  };
  // antd still takes the settings of `showSearch` beside it as well. Of a boolean nothing is spread.
  const config = { ...props, ...(showSearch as Search) };
  const { optionFilterProp, filterOption } = config;
  const search: Search = {
    ...config,
    // By it antd tells what is typed as a new tag from an option that is there; what is found, the filter says.
    optionFilterProp: optionFilterProp ?? ['relLabel', 'children'],
    filterOption:
      (filterOption ?? true) === true
        ? (text, option) => matchesSearch(text, option, fields, optionFilterProp)
        : filterOption,
  };
  const all = useSelectAll({
    enabled: Boolean(showSelectAll && mode),
    options: options ?? [],
    fields,
    byValue,
    values,
    chosen,
    search,
    maxCount,
    optionLabelProp: props.optionLabelProp ?? fields.label,
    labelInValue: props.labelInValue,
    onChange: handleChange,
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // antd closes the list a task later than it is asked to.
    if (event.key === 'Escape') setOpen(false);
    if (open && isExpanded(event.currentTarget)) {
      // antd would choose the option at which the keyboard stands, or take it back, and keep the focus.
      if (mode && event.key === 'Tab') event.which = 0;
      all.onInputKeyDown?.(event);
    }
    onInputKeyDown?.(event);
  };
  // With `maxCount` reached antd ignores what is typed, and goes on to remove what the search does not find.
  const handleInput = ({ currentTarget, target }: FormEvent<HTMLElement>) => {
    // In the popup there may be a field of the user.
    if (target instanceof HTMLInputElement && currentTarget.contains(target)) {
      all.search.onSearch?.(target.value);
    }
  };
  const renderPopup = (menu: ReactElement) => {
    const content = (
      <>
        {all.row}
        {menu}
      </>
    );
    return popupRender?.(content) ?? content;
  };

  return (
    <ThemeScope theme={theme}>
      <Select
        aria-keyshortcuts={all.row && 'Control+A Meta+A'}
        {...props}
        {...(multipleCheckbox && { menuItemSelectedIcon: null })}
        {...(isFull && { onSelect: undefined, onInput: handleInput })}
        ref={ref}
        className={[getPrefixCls('ext-select'), className].filter(Boolean).join(' ')}
        mode={mode}
        options={options}
        showSearch={showSearch && all.search}
        value={value}
        onChange={handleChange}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
        onInputKeyDown={handleKeyDown}
        onBlur={(event) => {
          // The focus may be in the list, whose search antd empties when it closes.
          if (mode || !isExpanded(event.target)) all.clearSearch();
          onBlur?.(event);
        }}
        popupRender={renderPopup}
        labelRender={
          labelRender && ((item) => labelRender({ ...byValue.get(item.value), ...item }))
        }
        optionRender={(option, info) => {
          const content = optionRender
            ? optionRender(option, info)
            : option.label === ''
              ? option.value
              : (option.label ?? option.value);
          const checked = chosen.has(option.value);
          return (
            <OptionContent
              checked={multipleCheckbox ? checked : undefined}
              disabled={option.data.disabled || (isFull && !checked)}
              tooltip={optionTooltip && option.data.title === undefined && content}
              open={open}
            >
              {content}
            </OptionContent>
          );
        }}
      />
    </ThemeScope>
  );
});

/** As it is seen; antd does not tell that a list is not shown because it is empty or disabled. */
const isExpanded = (field: Element) => field.getAttribute('aria-expanded') === 'true';
