import { copyText } from '@mtools/browser-utils';
import { useEffect } from 'react';
import { announce } from '../common/controls/announce';
import { useMessage } from './useMessage';

/** How long a button says whether it has copied, in ms. */
const SHOWN_FOR = 2000;

/** What is drawn in the place of the button's icon, as an SVG path. */
const MARKS = { copied: 'M5 13l4 4L19 7', failed: 'M6 6l12 12M18 6L6 18' };

/**
 * Lets the buttons of all code blocks copy their block, with one listener: blocks need no code of their own, and those of
 * HTML that is not hydrated work too.
 */
export function useCopyCode(): void {
  const message = useMessage();
  const copied = message('code.copied');
  const failed = message('code.not-copied');

  useEffect(() => {
    const copy = async ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('.copy-code');
      if (!button) return;
      const done = await copyText(button.parentElement?.querySelector('pre')?.textContent ?? '');
      const text = done ? copied : failed;
      announce(text);
      show(button, text, MARKS[done ? 'copied' : 'failed']);
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [copied, failed]);
}

/** Says the outcome for a while. A second click meanwhile does not take the mark for the button's own icon. */
function show(button: HTMLElement, text: string, path: string): void {
  const icon = button.querySelector('svg');
  if (!icon) return;
  const own = icon.cloneNode(true);
  button.title = text;
  icon.innerHTML = `<path d="${path}"/>`;
  if (button.dataset.copied !== undefined) return;
  button.dataset.copied = '';
  setTimeout(() => {
    button.title = button.getAttribute('aria-label') ?? '';
    delete button.dataset.copied;
    icon.replaceChildren(...own.childNodes);
  }, SHOWN_FOR);
}
