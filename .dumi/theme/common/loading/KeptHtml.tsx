import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKept } from '../../hooks/useKept';
import { KeptDiv } from './KeptDiv';

interface KeptHtmlProps {
  className: string;
  /** What the build renders, and a browser that has no HTML of the page. */
  children: ReactNode;
  /** What comes into a `<details data-live>` of the HTML once a reader has opened it. */
  live: (details: HTMLDetailsElement) => ReactNode;
}

/**
 * A part of a page that is nearly all text: the HTML that the build has rendered stays as it is, so that neither the code
 * nor the data of it is loaded and hydrated.
 */
export function KeptHtml({ className, children, live }: KeptHtmlProps) {
  const kept = useKept();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([]);

  useEffect(() => {
    const element = root.current;
    if (!kept || !element) return;
    const look = () => {
      const open = [...element.querySelectorAll<HTMLDetailsElement>('details[data-live][open]')];
      setOpened((known) => {
        const added = open.filter((details) => !known.includes(details));
        return added.length > 0 ? [...known, ...added] : known;
      });
    };
    // One may have been opened before there was anybody to listen.
    look();
    // The event does not bubble.
    element.addEventListener('toggle', look, { capture: true });
    return () => element.removeEventListener('toggle', look, { capture: true });
  }, [kept]);

  if (!kept) {
    return (
      <div ref={root} className={className}>
        {children}
      </div>
    );
  }
  return (
    <>
      <KeptDiv ref={root} className={className} />
      {opened.map((details, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
        <Fragment key={index}>{createPortal(live(details), details)}</Fragment>
      ))}
    </>
  );
}
