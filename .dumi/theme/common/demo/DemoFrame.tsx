import { useAppData } from 'dumi';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { DemoSettings } from './demoSettings';
import { useDemoMessage } from './useDemoMessage';
import { isolatedUrl } from './view/demoView';
import { onReady, postView } from './view/messages';
import type { DemoViewState } from './view/useDemoView';

interface DemoFrameProps {
  /** Id of the demo. */
  id: string;
  title?: string;
  /** Whether it is near the window: until then its place is kept free. */
  near: boolean;
  /** In px. */
  height: number;
  skeleton?: DemoSettings['skeleton'];
  shown: DemoViewState;
}

/** A demo in a page of its own, for what looks at the window: its width, its scrolling, its keys. */
export function DemoFrame(props: DemoFrameProps) {
  const { near, height, skeleton = 'layout', shown, ...demo } = props;
  // React's types know no custom properties.
  const style = { '--frame-height': `${height}px` } as CSSProperties;
  return (
    <div
      className="demo-frame"
      style={style}
      data-skeleton={skeleton}
      data-width={shown.chosen.width}
    >
      {near && <Frame shown={shown} {...demo} />}
    </div>
  );
}

function Frame({ id, title = id, shown }: Pick<DemoFrameProps, 'id' | 'title' | 'shown'>) {
  const message = useDemoMessage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { basename } = useAppData();
  const { view, chosen } = shown;
  // As it was first; whatever changes is told by a message, and the demo keeps its state.
  const [src] = useState(() =>
    isolatedUrl(id, { ...chosen, width: undefined }, view.locale, basename),
  );
  const [ready, setReady] = useState(0);

  useEffect(
    () =>
      onReady(
        () => frame.current?.contentWindow ?? null,
        () => setReady((count) => count + 1),
      ),
    [],
  );

  useEffect(() => {
    const target = frame.current?.contentWindow;
    // The frame itself has the width.
    if (ready > 0 && target) postView(target, { ...view, width: 'full' });
  }, [ready, view]);

  return (
    <iframe
      ref={frame}
      src={src}
      title={message('frame', { title })}
      data-ready={ready > 0 || undefined}
    />
  );
}
