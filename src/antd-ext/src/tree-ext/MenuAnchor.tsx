import { forwardRef, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useEvent } from '../_internal/useEvent';

interface MenuAnchorProps {
  button: RefObject<HTMLButtonElement | null>;
  /** Called when the button has left the document. */
  onGone: () => void;
}

/**
 * Tells a `Dropdown` that it belongs to a button which is there already. A second `Dropdown` around the
 * button would mount that again when it comes, and take the focus away.
 */
export const MenuAnchor = forwardRef<HTMLElement, MenuAnchorProps>(function MenuAnchor(
  { button, onGone },
  ref,
) {
  // Of a menu that is open from the beginning the button comes after its content.
  const [place, setPlace] = useState<HTMLElement | null>(() => button.current);
  useEffect(() => setPlace(button.current), [button]);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => place, [place]);
  const tell = useEvent(onGone);
  useEffect(() => {
    const node = button.current;
    return () => {
      // In StrictMode the effect runs twice, and the button stays.
      queueMicrotask(() => {
        if (!node?.isConnected) tell();
      });
    };
  }, [button, tell]);
  return null;
});
