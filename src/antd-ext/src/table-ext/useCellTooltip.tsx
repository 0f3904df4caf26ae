import type { TooltipProps } from 'antd';
import { type HTMLAttributes, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { isCut } from '../_internal/isCut';
import { CellTooltip, type CellTooltipRef } from './CellTooltip';
import type { CutClasses } from './genTableStyle';

interface CellTooltipOptions {
  classes: CutClasses;
  tooltip: TooltipProps | false;
}

/** Shows the whole text of a cell that is cut off. One set of listeners and one tooltip serve all cells. */
export function useCellTooltip({ classes, tooltip }: CellTooltipOptions): {
  /** For the element around the table. */
  handlers: HTMLAttributes<HTMLElement>;
  /** To be drawn beside that element, not in it: from there events of the popup would come back. */
  node: ReactNode;
} {
  const ref = useRef<CellTooltipRef>(null);
  const current = useRef<Element | null>(null);
  // After every render of the table, because any may have changed its rows.
  useEffect(() => ref.current?.check());
  if (tooltip === false) return { handlers: {}, node: null };

  const selector = `.${classes.line}, .${classes.clamp}`;
  const go = (event: SyntheticEvent, next: Element | null) => {
    if (next === current.current) return;
    if (current.current) ref.current?.leave(event);
    current.current = next;
    if (next instanceof HTMLElement && isCut(next)) ref.current?.enter(next, event);
  };
  const handleEnter = (event: SyntheticEvent<HTMLElement>) => {
    const { target } = event;
    const cell = target instanceof Element ? target.closest(selector) : null;
    // A table in a row of this one has a tooltip of its own.
    const table = cell?.closest('[data-table-ext]');
    go(event, table === event.currentTarget ? cell : null);
  };
  const handleLeave = (event: SyntheticEvent) => go(event, null);
  return {
    handlers: {
      onMouseOver: handleEnter,
      onMouseLeave: handleLeave,
      onFocus: handleEnter,
      onBlur: handleLeave,
      onScrollCapture: (event) => {
        const { target } = event;
        const cell = current.current;
        // antd lets the header follow.
        if (cell && target instanceof Element && !target.contains(cell)) return;
        // The browser scrolls to what gets the focus.
        if (isFocusedIn(cell, target)) return;
        current.current = null;
        ref.current?.hide(event);
      },
    },
    node: <CellTooltip {...tooltip} ref={ref} />,
  };
}

/** Whether the focus is in a cell that can be seen in what is scrolled. */
function isFocusedIn(cell: Element | null, scroller: EventTarget): boolean {
  if (!cell?.matches(':focus-within') || !(scroller instanceof Element)) return false;
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  return right > view.left && left < view.right && bottom > view.top && top < view.bottom;
}
