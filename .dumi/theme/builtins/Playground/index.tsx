import { playgrounds } from '@@/playground';
import { type CSSProperties, Suspense, useRef } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { useMessage } from '../../hooks/useMessage';
import { useNearViewport } from '../../hooks/useNearViewport';
import './index.css';

interface PlaygroundProps {
  /** Name of the component; `docs/AntdExt/playground/<id>.tsx` shows it. */
  id: string;
  /** Height in px of a stage that is higher than others; a second number is for narrow windows. */
  reserve?: string;
}

const RESERVED = '168';

/**
 * Lets a reader change the props of a component and see at once what it becomes. Panel and component
 * are chunks that only a reader who comes near loads.
 */
export default function Playground({ id, reserve = RESERVED }: PlaygroundProps) {
  const message = useMessage();
  const frame = useRef<HTMLElement>(null);
  const near = useNearViewport(frame);
  const playground = Object.hasOwn(playgrounds, id) ? playgrounds[id] : undefined;
  // The build stops on such a page (plugin/checks); while writing it, say what is wrong.
  if (!playground) return <p role="alert">{message('api.not-found', { id })}</p>;
  const { rows, lines, Panel } = playground;
  const [wide, narrow = wide] = reserve.split(' ');
  const style = {
    '--rows': rows,
    '--lines': lines,
    '--stage': `${wide}px`,
    '--stage-narrow': `${narrow}px`,
  };
  return (
    <section
      ref={frame}
      className="playground"
      // React's type of a style knows no custom properties.
      style={style as CSSProperties}
      aria-label={message('playground.label', { id })}
    >
      <p className="playground-no-script">{message('playground.no-script')}</p>
      {near && (
        <DemoErrorBoundary>
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        </DemoErrorBoundary>
      )}
    </section>
  );
}
