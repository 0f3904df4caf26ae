import { useEffect, useState } from 'react';

/** How far below the position to which a link scrolls a heading it still counts as reached, in px. */
const AIR = 24;

/** Distance from the top of the window at which a heading counts as reached, in px. */
function readingLine(): number {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingBlockStart) || 0) + AIR;
}

/** The elements that have been scrolled to the reading position or beyond it. */
export function reachedOf(ids: readonly string[]): string[] {
  const line = readingLine();
  return ids.filter((id) => {
    const element = document.getElementById(id);
    // To measure inside of a part that has no layout yet would give it one.
    const box = element?.closest('.function') ?? element;
    const top = box?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
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
      const passed = reachedOf(all);
      setCurrent(atEnd && window.scrollY > 0 ? all.at(-1) : (passed.at(-1) ?? all[0]));
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
