import { theme as antdTheme, Checkbox } from 'antd';
import { useTexts } from '../_internal/useTexts';
import { selectTexts } from './texts';
import type { SelectAllState } from './toSelectAll';

interface SelectAllRowProps {
  state: SelectAllState;
  onToggle: () => void;
}

/** The row above the options. */
export function SelectAllRow({ state, onToggle }: SelectAllRowProps) {
  const { selectAll } = useTexts(selectTexts);
  const { token } = antdTheme.useToken();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no action, only the focus stays in the field, where the keyboard works.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Ctrl+A.
    <div
      style={{ padding: `${token.paddingXXS}px ${token.controlPaddingHorizontal}px` }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        // By its label a box gets the focus.
        event.preventDefault();
        onToggle();
      }}
    >
      <Checkbox
        checked={state.checked}
        indeterminate={state.indeterminate}
        disabled={!state.possible}
        // In the popup the list would neither hear Escape nor close behind the focus.
        tabIndex={-1}
        onChange={onToggle}
      >
        {selectAll}
      </Checkbox>
    </div>
  );
}
