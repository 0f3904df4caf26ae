import { useEffect, useState } from 'react';

/** How far below the position to which a link scrolls a heading it still counts as reached, in px. */
const AIR = 24;

/** Distance from the top of the window at which a heading counts as reached, in px. */
function readingLine(): number {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingBlockStart) || 0) + AIR;
}

/**
 * The last of the elements that has been scrolled to the reading position or beyond it. They stand in their order on the
 * page, so that of thousands only some are measured.
 */
export function lastReached(ids: readonly string[]): string | undefined {
  const line = readingLine();
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  let from = 0;
  let to = elements.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const element = elements[middle];
    // To measure inside of a part that has no layout yet would give it one.
    const box = element?.closest('.function') ?? element;
    if (box && box.getBoundingClientRect().top <= line) from = middle + 1;
    else to = middle;
  }
  return elements[from - 1]?.id;
}

/**
 * The id of the last of the given elements that has passed the reading line, or of the first one.
 *
 * @param ids ids in document order
 */
export function useReadingPosition(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const all = key.split(' ');
      const atEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(atEnd && window.scrollY > 0 ? all.at(-1) : (lastReached(all) ?? all[0]));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key]);

  return current;
}
