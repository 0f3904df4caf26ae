import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { ModePicture } from '../picture/ModePicture';
import type { DemoSettings } from './demoSettings';
import { useDemoMessage } from './useDemoMessage';
import { isolatedUrl } from './view/demoView';
import { onReady, postView } from './view/messages';
import type { DemoViewState } from './view/useDemoView';

interface DemoFrameProps {
  /** Id of the demo. */
  id: string;
  title?: string;
  /** Whether it is near the window: until then its height is reserved. */
  near: boolean;
  /** In px. */
  height: number;
  skeleton?: DemoSettings['skeleton'];
  picture?: string;
  shown: DemoViewState;
}

/** A demo in a page of its own, for what looks at the window: its width, its scrolling, its keys. */
export function DemoFrame(props: DemoFrameProps) {
  const { near, height, skeleton = 'layout', picture, shown, ...demo } = props;
  const [arrived, setArrived] = useState(false);
  const onArrived = useCallback(() => setArrived(true), []);
  // React's types know no custom properties.
  const style = { '--frame-height': `${height}px` } as CSSProperties;
  return (
    <div
      className="demo-frame"
      style={style}
      data-skeleton={skeleton}
      data-width={shown.chosen.width}
    >
      {picture && !arrived && <FramePicture name={picture} height={height} />}
      {near && <Frame shown={shown} onArrived={onArrived} {...demo} />}
    </div>
  );
}

/** Widths in which the frame is drawn (tests/support/pictures): of a phone, of a tablet, and beside the sidebar. */
function FramePicture({ name, height }: { name: string; height: number }) {
  return (
    <ModePicture
      name={`${name}-360`}
      width={360}
      height={height}
      wider={[
        [1280, `${name}-960`],
        [640, `${name}-720`],
      ]}
    />
  );
}

interface FrameProps extends Pick<DemoFrameProps, 'id' | 'title' | 'shown'> {
  onArrived: () => void;
}

function Frame({ id, title = id, shown, onArrived }: FrameProps) {
  const message = useDemoMessage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { view, chosen, own } = shown;
  // As it was first; whatever changes is told by a message, and the demo keeps its state.
  const [src] = useState(() =>
    isolatedUrl(id, { ...own, ...chosen, width: undefined }, view.locale),
  );
  const [ready, setReady] = useState(0);

  useEffect(
    () =>
      onReady(
        () => frame.current?.contentWindow ?? null,
        () => {
          setReady((count) => count + 1);
          onArrived();
        },
      ),
    [onArrived],
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
