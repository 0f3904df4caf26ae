import { useEffect, useRef } from 'react';
import type { TocEntry } from '../../common/navigation/toc';
import { useSite } from '../../hooks/useSite';

interface TocListProps {
  entries: readonly TocEntry[];
  /** Id of the entry that is being read. */
  current: string | undefined;
}

/** Links to what the page holds, and a marker that slides to the one that is being read. */
export function TocList({ entries, current }: TocListProps) {
  const { location } = useSite();
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another current entry moves the marker
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const place = () => {
      const link = element.querySelector<HTMLElement>('[aria-current]');
      element.style.setProperty('--marker-start', `${link?.offsetTop ?? 0}px`);
      element.style.setProperty('--marker-size', `${link?.offsetHeight ?? 0}px`);
      if (link) keepInSight(link, element.closest<HTMLElement>('.toc-scroll'));
    };
    // Its first call positions the marker; later ones follow when lines wrap or the list appears.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [current, entries.length]);

  return (
    <ul className="toc-list" ref={list}>
      {entries.map(({ id, title, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`${location.search}#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the list alone; `scrollIntoView` would move the page as well. */
function keepInSight(link: HTMLElement, frame: HTMLElement | null): void {
  if (!frame) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  if (top < box.top) frame.scrollTop -= box.top - top;
  if (bottom > box.bottom) frame.scrollTop += bottom - box.bottom;
}
