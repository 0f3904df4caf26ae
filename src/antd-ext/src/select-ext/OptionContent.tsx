import { Checkbox, Tooltip } from 'antd';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { isCut } from '../_internal/isCut';

interface OptionContentProps {
  children: ReactNode;
  /** Whether the option is chosen; without it there is no checkbox. */
  checked: boolean | undefined;
  disabled: boolean;
  /** What the tooltip shows if the content is cut off; without it antd's native title stays. */
  tooltip: ReactNode;
  /** Whether the list is open; a tooltip must not outlive it. */
  open: boolean | undefined;
}

const ROW: CSSProperties = { display: 'flex', gap: 8 };
const CUT: CSSProperties = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** What stands in one row of the list. */
export function OptionContent({ children, checked, disabled, tooltip, open }: OptionContentProps) {
  const node = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  // antd writes a native title for every label that is text, cut off or not, and it would lie under the tooltip.
  // After every render, because any of them may have written it. Its row is the third element up; whatever else is
  // around has a title of its own.
  useEffect(() => {
    if (tooltip)
      node.current?.parentElement?.parentElement?.parentElement?.removeAttribute('title');
  });

  const label = (
    <span ref={node} style={CUT}>
      {children}
    </span>
  );
  return (
    <div style={ROW}>
      {checked !== undefined && (
        // Only for the eye: the option itself is what is clicked, and what says whether it is chosen.
        <span aria-hidden style={{ pointerEvents: 'none' }}>
          <Checkbox checked={checked} disabled={disabled} tabIndex={-1} skipGroup />
        </span>
      )}
      {tooltip ? (
        <Tooltip
          title={tooltip}
          // Whatever is set for all: a click chooses.
          trigger="hover"
          open={cut && open}
          onOpenChange={(show) =>
            setCut(show && canHover() && node.current !== null && isCut(node.current))
          }
        >
          {label}
        </Tooltip>
      ) : (
        label
      )}
    </div>
  );
}

/**
 * A finger would bring the tooltip by choosing, and the next tap on it, which lies over other options, would take that
 * choice back.
 */
const canHover = () => !matchMedia('(hover:none)').matches;
