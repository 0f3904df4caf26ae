import { useEffect } from 'react';
import { useLocation } from '../../runtime/route';
import type { DumiDemoProps } from '../Previewer/DumiDemo';

/** How long the text may be on its way when a reader comes by a link, in ms. */
const PATIENCE_MS = 10_000;

/** Opens the example that the address names, which is not on the page before. */
export function useDemoOfHash(demos: readonly DumiDemoProps[]): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = demos.find(({ demo }) => `#${demo.id}` === hash);
    if (!named) return;
    const open = () => {
      const all = document.querySelectorAll<HTMLDetailsElement>('.function-try');
      const details = [...all].find(({ dataset }) => dataset.live === named.previewerProps.title);
      if (!details) return false;
      if (!details.open) {
        details.open = true;
        // The browser has looked for the card before it was there.
        details.scrollIntoView();
      }
      return true;
    };
    if (open()) return;
    const observer = new MutationObserver(() => open() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hash, demos]);
}
