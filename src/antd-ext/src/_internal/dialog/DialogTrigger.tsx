import { useLayoutEffect } from '@rc-component/util';
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useRef,
} from 'react';
import { isThenable } from '../isThenable';
import { ignoreHeldKey, isHeldPress } from './heldKey';
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

/** Stands before the dialog: so it hears of the opening before antd does, which then remembers what has the focus. */
export function DialogTrigger({ open, element, onOpen }: DialogTriggerProps) {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (open) settleTrigger();
    if (open !== wasOpen.current) ignoreHeldKey();
    wasOpen.current = open;
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
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    element?.props.onKeyDown?.(event);
    // It may have been held down on another button, from which the focus came.
    if (isHeldPress(event.nativeEvent)) event.preventDefault();
  };
  return element && cloneElement(element, { onClick: handleClick, onKeyDown: handleKeyDown });
}
