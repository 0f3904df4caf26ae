import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../common/sandbox/previewMessages';
import type { ColorMode } from '../../hooks/useColorMode';

/** From this width of the frame on, in px, the application is shown as a whole and smaller; below, as on a phone. */
const SCALED_FROM = 560;

interface PreviewFrameProps {
  /** What is loaded at first; a change of it is none of the application's, which would lose its state. */
  address: string;
  mode: ColorMode;
  title: string;
  loadingText: string;
  /** Width in px of the window that the application is to have. */
  width: number;
}

/** The application, hidden until its first page stands there. */
export function PreviewFrame({ address, mode, title, loadingText, width }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(address);
  const [ready, setReady] = useState(false);
  const scale = useScale(frame, width);

  useEffect(() => {
    const { contentWindow, contentDocument } = frame.current ?? {};
    // What the browser shows in place of a page that it cannot load is of another origin.
    if (ready && contentDocument) contentWindow?.postMessage(messageOf(mode), location.origin);
  }, [ready, mode]);

  return (
    <>
      {!ready && <p className="template-preview-loading">{loadingText}</p>}
      <iframe
        ref={frame}
        src={src}
        title={title}
        data-ready={ready || undefined}
        // React's types know no custom properties.
        style={{ '--scale': scale } as CSSProperties}
        onLoad={({ currentTarget: { contentDocument } }) =>
          whenShown(contentDocument, () => setReady(true))
        }
      />
    </>
  );
}

/** Calls back once the application has a heading; at once where something else was served, such as an error. */
function whenShown(page: Document | null, callback: () => void): void {
  const root = page?.getElementById('root');
  if (!root || root.querySelector('h1')) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!root.querySelector('h1')) return;
    observer.disconnect();
    callback();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** By how much the application is made smaller; 1 where it takes the frame as it is. */
function useScale(frame: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const screen = frame.current?.parentElement;
    if (!screen) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth } = screen;
      setScale(clientWidth < SCALED_FROM ? 1 : clientWidth / width);
    });
    observer.observe(screen);
    return () => observer.disconnect();
  }, [frame, width]);
  return scale;
}
