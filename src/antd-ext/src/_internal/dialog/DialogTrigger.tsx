import { useLayoutEffect } from '@rc-component/util';
import { cloneElement, type MouseEvent } from 'react';
import { settleTrigger } from './settleTrigger';
import type { DialogActionProps } from './types';

export interface DialogTriggerProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** What opens it when it is clicked, if there is such an element. */
  element: DialogActionProps['trigger'];
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
