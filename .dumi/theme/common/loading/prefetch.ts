import { whenIdle } from './whenIdle';

type Load = () => Promise<unknown>;

/** What browsers tell of a connection; Safari and Firefox tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether there is a connection, and it may be used for what was not asked for. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Loads what links lead to: when one comes into view, while the browser is idle and one after the
 * other, so that nothing the reader asks for has to wait; when one is pointed at, at once. For a reader
 * who saves data it does nothing.
 *
 * @param loadOf gives the import of the page behind a link, or nothing for any other link
 * @returns stops it
 */
export function prefetchLinks(loadOf: (link: HTMLAnchorElement) => Load | undefined): () => void {
  const waiting: Load[] = [];
  let running = false;
  let stopped = false;

  const next = () => {
    const load = stopped || !mayPrefetch() ? undefined : waiting.shift();
    running = Boolean(load);
    // A click on the link requests it again, and reports a second failure.
    load?.().then(goOn, goOn);
  };
  const goOn = () => whenIdle(next);

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const load = loadOf(target);
      if (load) waiting.push(load);
    }
    if (running || waiting.length === 0) return;
    running = true;
    goOn();
  });
  for (const link of document.links) {
    if (link instanceof HTMLAnchorElement) observer.observe(link);
  }

  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && mayPrefetch()) loadOf(link)?.().catch(() => undefined);
  };
  document.addEventListener('pointerover', onPoint);
  document.addEventListener('focusin', onPoint);

  return () => {
    stopped = true;
    observer.disconnect();
    document.removeEventListener('pointerover', onPoint);
    document.removeEventListener('focusin', onPoint);
  };
}
