import { useControlledState } from '@rc-component/util';
import type { KeyboardEvent, ReactElement } from 'react';
import { SelectAllRow } from './SelectAllRow';
import { rawOf, type SelectAllInput, toSelectAll } from './toSelectAll';
import type { SelectExtProps } from './types';

/** How the list is searched. */
export type Search = Exclude<SelectExtProps['showSearch'], boolean | undefined>;

interface Options extends Omit<SelectAllInput, 'search' | 'filter'> {
  enabled: boolean;
  search: Search;
  onChange: NonNullable<SelectExtProps<unknown>['onChange']>;
}

/** Without the row there is only what concerns the search. */
interface SelectAll {
  /** For `showSearch` of antd. */
  search: Search;
  /** Empties the search, where antd does so as well. */
  clearSearch: () => void;
  /** What stands above the options. */
  row?: ReactElement;
  /** Makes Ctrl + A, or ⌘ + A, choose all; first it marks the text of the search, as everywhere. */
  onInputKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The row "select all", which has to know what is searched for. */
export function useSelectAll({ enabled, search, onChange, ...input }: Options): SelectAll {
  const [text, setText] = useControlledState('', search.searchValue);
  const clearSearch = () => setText('');
  // What is typed is known without the row as well: the row may come while somebody types, and of a list that is empty
  // and not shown antd would leave it in the field.
  const watched: Search = {
    ...search,
    searchValue: text,
    onSearch: (next) => {
      setText(next);
      search.onSearch?.(next);
    },
  };
  if (!enabled) return { search: watched, clearSearch };

  const state = toSelectAll({ ...input, search: text, filter: search.filterOption });
  const toggle = () => {
    if (state.disabled) return;
    onChange(
      state.next,
      // As antd does for a value without an option.
      state.next.map((value) => input.byValue.get(rawOf(value)) ?? {}),
    );
  };
  const onInputKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (Number(selectionEnd) - Number(selectionStart) < value.length) return;
    event.preventDefault();
    toggle();
  };
  return {
    search: watched,
    row: <SelectAllRow state={state} onClick={toggle} />,
    onInputKeyDown,
    clearSearch,
  };
}
