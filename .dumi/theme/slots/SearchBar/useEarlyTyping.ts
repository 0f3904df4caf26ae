import { useEffectEvent, useLayoutEffect } from 'react';

type Edit = (text: string) => string;

/**
 * Collects what is typed before there is a box to type into.
 *
 * @param active whether the box is awaited
 * @param onEdit called with what a key does to the text
 */
export function useEarlyTyping(active: boolean, onEdit: (edit: Edit) => void): void {
  const apply = useEffectEvent(onEdit);

  // It ends in the commit that brings the box: a key that came before a later effect would go to neither.
  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Backspace') apply((text) => text.slice(0, -1));
      // Every other key with a name of one letter is a sign; a space must not press the focused button.
      else if (event.key.length === 1) apply((text) => text + event.key);
      else return;
      event.preventDefault();
    };
    // Before the listener for the keys that open the search, one of which is a sign.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [active]);
}
