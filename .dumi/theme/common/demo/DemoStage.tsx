import { useDemo } from 'dumi';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useColorMode } from '../../hooks/useColorMode';
import { useMessage } from '../../hooks/useMessage';
import { useNearViewport } from '../../hooks/useNearViewport';
import { useSite } from '../../hooks/useSite';
import { DemoErrorBoundary } from './DemoErrorBoundary';

/** antd arrives with the first demo, never with the shell. */
const DemoProvider = lazy(() => import('./DemoProvider'));

interface DemoStageProps {
  id: string;
  /** Height in px that is kept free until the demo is there. */
  reserve: number;
}

/** The place where a demo runs: fetched when near the window, with the page's language and colours. */
export function DemoStage({ id, reserve }: DemoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const near = useNearViewport(stage);
  const message = useMessage();
  return (
    <div ref={stage} className="demo-stage" style={{ minBlockSize: reserve }}>
      {near && (
        <DemoErrorBoundary>
          <Suspense fallback={<p className="visually-hidden">{message('demo.loading')}</p>}>
            <DemoContent id={id} />
          </Suspense>
        </DemoErrorBoundary>
      )}
    </div>
  );
}

/** The demo itself. It suspends until its code is there; the caller has checked that the id exists. */
export function DemoContent({ id }: { id: string }) {
  const demo = useDemo(id);
  const { locale } = useSite();
  const { mode } = useColorMode();
  if (!demo) return null;
  // dumi's type also allows for other frameworks; every demo here is React.
  const Component = demo.component as ComponentType;
  return (
    <DemoProvider locale={locale.id} colorMode={mode ?? 'light'}>
      <Component />
    </DemoProvider>
  );
}
