import { type RefObject, useEffect, useRef, useState } from 'react';

const OTHER_CONTROLS = 'input:not([type="radio"]), select, textarea, button';

/**
 * Notifications a click, or Space, on the radio which is checked already. Nothing changes then, so neither the browser nor
 * React has an event for it.
 *
 * @param group The element around the radios.
 * @param enabled Whether to listen.
 * @param onDeselect Called with the click and the radio, which still is checked.
 */
export function useDeselect(
  group: RefObject<HTMLElement | null>,
  enabled: boolean,
  onDeselect: (event: MouseEvent, radio: HTMLInputElement) => void,
): void {
  // As state, because the element is another one after a theme has come or gone.
  const [element, setElement] = useState<HTMLElement | null>(null);
  const checked = useRef<Element | null>(null);
  const latest = useRef(onDeselect);
  // After every render: at the time of a click the browser has already checked the radio that was clicked.
  useEffect(() => {
    setElement(enabled ? group.current : null);
    checked.current = findChecked(group.current);
    latest.current = onDeselect;
  });

  useEffect(() => {
    if (!element) return;
    let pressed: EventTarget | null = null;
    let clicked: Node | null = null;

    // Not by `instanceof`: the group may be in the document of another window.
    const isChecked = (target: EventTarget | null): target is HTMLInputElement =>
      target !== null && target === checked.current;
    // A click on a label comes here twice, the second time from its radio.
    const handleClick = (event: MouseEvent) => {
      const { target } = event;
      if (!isChecked(target)) {
        clicked = target as Node;
        return;
      }
      const label = target.closest('label');
      // A click on a field in the label of the choice does not deselect it.
      if (label?.contains(clicked) && label.querySelector(OTHER_CONTROLS)) return;
      latest.current(event, target);
    };
    // Radios may have come without a render of the group, so whatever may end in a click looks again.
    const handlePress = () => {
      clicked = null;
      checked.current = findChecked(element);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      handlePress();
      if (event.key === ' ' && !event.repeat) pressed = event.target;
    };
    // Chromium makes no click of Space on a checked radio, Firefox does; so here it is made for both
    // (https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/html/forms/radio_input_type.cc).
    const handleKeyUp = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      const isPress = event.target === pressed;
      pressed = null;
      if (!isPress || !isChecked(event.target)) return;
      event.preventDefault();
      event.target.click();
    };

    element.addEventListener('click', handleClick);
    element.addEventListener('pointerdown', handlePress);
    element.addEventListener('keydown', handleKeyDown);
    element.addEventListener('keyup', handleKeyUp);
    return () => {
      element.removeEventListener('click', handleClick);
      element.removeEventListener('pointerdown', handlePress);
      element.removeEventListener('keydown', handleKeyDown);
      element.removeEventListener('keyup', handleKeyUp);
    };
  }, [element]);
}

/** Not in a group inside of this one, which may come first. */
const findChecked = (group: Element | null): Element | null =>
  [...(group?.querySelectorAll('input[type="radio"]:checked') ?? [])].find(
    (radio) => radio.closest('[role="radiogroup"]') === group,
  ) ?? null;
