import { Tooltip, type TooltipProps } from 'antd';
import {
  forwardRef,
  memo,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { usePopupContainer } from '../_internal/usePopupContainer';

/** What antd's `Tooltip` hands to the element it belongs to. */
type Handlers = Partial<
  Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur', (event: SyntheticEvent) => void>
>;

export interface CellTooltipRef {
  /** Puts the tooltip to a cell and tells it what came there. */
  enter: (cell: HTMLElement, event: SyntheticEvent) => void;
  /** Tells the tooltip what went away. */
  leave: (event: SyntheticEvent) => void;
  /** Closes the tooltip at once, because its cell moves. */
  hide: (event: SyntheticEvent) => void;
  /** Looks whether its cell is still there, and says the same. */
  check: () => void;
}

interface Target {
  cell: HTMLElement;
  text: string;
}

/** The cell that has the tooltip: `null` when none has it any more, `undefined` when none ever had. */
type State = Target | null | undefined;

const TRIGGERS: TooltipProps['trigger'] = ['hover', 'focus'];
/** A text of any length can be read: wider than antd's tooltip, and scrolled where it is too high. */
const ROOMY: TooltipProps['styles'] = {
  root: { maxWidth: 'min(480px, 90vw)' },
  container: { maxHeight: '50vh', overflow: 'auto' },
};

/**
 * The one tooltip of a table, which goes from cell to cell. Its state is its own, so that rows are not drawn for it, and
 * there is none before the first cell needs it: antd's takes a sixth of the time in which ten rows mount.
 */
export const CellTooltip = memo(
  forwardRef<CellTooltipRef, TooltipProps>(function CellTooltip(props, ref) {
    const getPopupContainer = usePopupContainer('[data-table-ext]');
    const [target, setTarget] = useState<State>();
    const handlers = useRef<Handlers>({});
    useImperativeHandle(
      ref,
      () => ({
        enter: (cell, event) => {
          const show = (handler: keyof Handlers) => {
            // Now, because without a delay antd asks for the text now.
            flushSync(() => setTarget({ cell, text: cell.textContent ?? '' }));
            handlers.current[handler]?.(event);
          };
          if (event.type !== 'focus') return show('onMouseEnter');
          const { target: element } = event;
          // An effect may move the focus, in which React renders nothing.
          queueMicrotask(() => {
            if (element instanceof Element && element.matches(':focus')) show('onFocus');
          });
        },
        leave: (event) => {
          if (event.type === 'blur') queueMicrotask(() => handlers.current.onBlur?.(event));
          else handlers.current.onMouseLeave?.(event);
        },
        hide: (event) => {
          setTarget(leaveCell);
          handlers.current.onMouseLeave?.(event);
        },
        check: () => setTarget(readAgain),
      }),
      [],
    );

    if (target === undefined) return null;
    // In an element, whose whole text is set again: of a page that the browser has translated the text itself is gone.
    const text = target?.text && <span>{target.text}</span>;
    return (
      <Tooltip
        // Beside the table, for in a row no other element may stand than a cell.
        getPopupContainer={getPopupContainer}
        styles={ROOMY}
        {...props}
        trigger={TRIGGERS}
        title={target && (props.title ?? text)}
      >
        <Anchor cell={target?.cell} handlers={handlers} />
      </Tooltip>
    );
  }),
);

const leaveCell = (target: State): State => target && null;

/** A row may be gone, or say something else. */
function readAgain(target: State): State {
  if (!target?.cell.isConnected) return leaveCell(target);
  const text = target.cell.textContent ?? '';
  return text === target.text ? target : { ...target, text };
}

interface AnchorProps extends Handlers {
  cell: HTMLElement | undefined;
  handlers: { current: Handlers };
}

/** Stands for the cell in antd's `Tooltip`, which would otherwise need an element of its own in every cell. */
const Anchor = forwardRef<HTMLElement | undefined, AnchorProps>(function Anchor(
  { cell, handlers, ...given },
  ref,
) {
  useImperativeHandle(ref, () => cell, [cell]);
  // Before whatever brought the first cell goes on; on a server there is never a cell.
  useLayoutEffect(() => {
    handlers.current = given;
  });
  return null;
});
