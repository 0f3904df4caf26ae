import { playgrounds } from '@@/playground';
import { type ComponentType, type CSSProperties, lazy, Suspense, useRef } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { useNearViewport } from '../../hooks/useNearViewport';
import './index.css';

interface PlaygroundProps {
  /** Name of the component; `docs/AntdExt/playground/<id>.tsx` shows it. */
  id: string;
}

/** Panel and component of each playground: chunks that only a reader who comes near loads. */
const panels: Record<string, ComponentType> = Object.fromEntries(
  Object.entries(playgrounds).map(([id, { load }]) => [
    id,
    lazy(async () => {
      const [{ PlaygroundPanel }, setup] = await Promise.all([import('./PlaygroundPanel'), load()]);
      return { default: () => <PlaygroundPanel id={id} setup={setup} /> };
    }),
  ]),
);

/** Lets a reader change the props of a component and see at once what it becomes. */
export default function Playground({ id }: PlaygroundProps) {
  const message = useMessage();
  const frame = useRef<HTMLElement>(null);
  const near = useNearViewport(frame);
  const Panel = Object.hasOwn(panels, id) ? panels[id] : undefined;
  // The build stops on such a page (plugin/checks); while writing it, say what is wrong.
  if (!Panel) return <p role="alert">{message('playground.not-found', { id })}</p>;
  // React's type of a style knows no custom properties.
  const size = { '--rows': playgrounds[id]?.rows } as CSSProperties;
  return (
    <section
      ref={frame}
      className="playground"
      style={size}
      aria-label={message('playground.label', { id })}
    >
      <p className="playground-no-script">{message('playground.no-script')}</p>
      {near && (
        <Suspense fallback={<p className="visually-hidden">{message('playground.loading')}</p>}>
          <Panel />
        </Suspense>
      )}
    </section>
  );
}
