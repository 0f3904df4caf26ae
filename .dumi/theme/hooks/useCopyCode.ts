import { copyText } from '@mtools/browser-utils';
import { useEffect } from 'react';
import { announce } from '../common/controls/announce';
import { paths } from '../common/controls/icons';
import { COPIED_FOR } from './useCopied';
import { useMessage } from './useMessage';

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
      show(button, text, done ? paths.check : paths.close);
    };
    document.addEventListener('click', copy);
    return () => document.removeEventListener('click', copy);
  }, [copied, failed]);
}

/** Says the outcome for a while. After a second click meanwhile, the button's own icon still comes back. */
function show(button: HTMLElement, text: string, path: string): void {
  const icon = button.querySelector('svg');
  if (!icon) return;
  const own = [...icon.childNodes];
  button.title = text;
  icon.innerHTML = `<path d="${path}"/>`;
  if (button.dataset.copied !== undefined) return;
  button.dataset.copied = '';
  setTimeout(() => {
    button.title = button.getAttribute('aria-label') ?? '';
    delete button.dataset.copied;
    icon.replaceChildren(...own);
  }, COPIED_FOR);
}
