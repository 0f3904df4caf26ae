import { useLayoutEffect } from '@rc-component/util';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { settleTrigger } from './settleTrigger';

export interface DialogTriggerProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** What opens it when it is clicked, if there is such an element. */
  element: ReactElement<{ onClick?: (event: MouseEvent<HTMLElement>) => void }> | undefined;
  onOpen: () => void;
}

/** Stands before the dialog: so it hears of the opening before antd does, which then remembers what has the focus. */
export function DialogTrigger({ open, element, onOpen }: DialogTriggerProps) {
  useLayoutEffect(() => {
    if (open) settleTrigger();
  }, [open]);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    element?.props.onClick?.(event);
    if (!event.defaultPrevented) onOpen();
  };
  return element && cloneElement(element, { onClick: handleClick });
}
