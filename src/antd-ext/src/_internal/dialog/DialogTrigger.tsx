import { useLayoutEffect } from '@rc-component/util';
import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { isThenable } from '../isThenable';
import { ignoreHeldKey, pressOnce } from './heldKey';
import { settleTrigger } from './settleTrigger';

export interface TriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => unknown;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Of `ButtonExt`: it waits for its handler, and so does the dialog. */
  isAsyncClick?: boolean;
}

export interface DialogTriggerProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** What opens it when it is clicked, if there is such an element. */
  element: ReactElement<TriggerProps> | undefined;
  onOpen: () => void;
}

/** Stands before the dialog: so its effect runs before antd's at the opening, which then remembers what has the focus. */
export function DialogTrigger({ open, element, onOpen }: DialogTriggerProps) {
  useLayoutEffect(() => {
    if (open) settleTrigger();
    ignoreHeldKey();
  }, [open]);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const { onClick, isAsyncClick }: TriggerProps = element?.props ?? {};
    const openUnlessPrevented = () => {
      if (!event.defaultPrevented) onOpen();
    };
    const result = onClick?.(event);
    if (isAsyncClick && isThenable(result)) return result.then(openUnlessPrevented);
    openUnlessPrevented();
  };
  return (
    element &&
    // The key may have been held down on another button, from which the focus came.
    cloneElement(element, { onClick: handleClick, onKeyDown: pressOnce(element.props.onKeyDown) })
  );
}
