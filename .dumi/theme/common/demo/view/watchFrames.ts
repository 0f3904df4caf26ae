/**
 * Detects a press in a frame, as of a demo, by the focus that goes there: the press itself stays inside.
 *
 * @param onPress called each time
 * @returns a function that stops it
 */
export function watchFrames(onPress: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const onBlur = () => {
    // In Firefox the focus is still on its way while the window loses it.
    timer = setTimeout(() => {
      if (document.activeElement instanceof HTMLIFrameElement) onPress();
    });
  };
  window.addEventListener('blur', onBlur);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('blur', onBlur);
  };
}
