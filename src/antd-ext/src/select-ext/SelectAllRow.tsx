import { theme as antdTheme, Checkbox } from 'antd';
import { useTexts } from '../_internal/useTexts';
import type { SelectAllState } from './toSelectAll';

const TEXTS = {
  zh: { selectAll: '全选' },
  en: { selectAll: 'Select all' },
};

interface SelectAllRowProps {
  state: SelectAllState;
  onClick: () => void;
}

/** The row above the options. */
export function SelectAllRow({ state, onClick }: SelectAllRowProps) {
  const { selectAll } = useTexts(TEXTS);
  const { token } = antdTheme.useToken();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no action, only the focus stays in the field, where the keyboard works.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Ctrl+A.
    <div
      style={{ padding: `${token.paddingXXS}px ${token.controlPaddingHorizontal}px` }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // By its label a box gets the focus, and a click of its own.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        onClick();
      }}
    >
      <Checkbox
        checked={state.checked}
        indeterminate={state.indeterminate}
        disabled={state.disabled}
        // In the popup the list would neither hear Escape nor close behind the focus.
        tabIndex={-1}
        skipGroup
      >
        {selectAll}
      </Checkbox>
    </div>
  );
}
