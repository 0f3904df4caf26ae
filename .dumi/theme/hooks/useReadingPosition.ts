import { useEffect, useState } from 'react';
import { lastReached } from '../common/anchors/lastReached';

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
