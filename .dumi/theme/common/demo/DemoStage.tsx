import { type ComponentType, type CSSProperties, lazy, Suspense } from 'react';
import { useColorMode } from '../../hooks/useColorMode';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { useLiveDemo } from './code/DemoCode';
import { LiveStage } from './code/LiveStage';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { type DemoSource, useDemoData } from './useDemoData';

/** antd arrives with the first demo, never with the shell. */
const DemoProvider = lazy(() => import('./DemoProvider'));

interface DemoStageProps {
  demo: DemoSource;
  /** Whether it is near the window: until then nothing of the demo is fetched. */
  near: boolean;
  /** Height in px that is kept free until the demo is there, and the one below 640 px if it differs. */
  reserve: string;
}

/** The place where a demo runs, with the page's language and colours. */
export function DemoStage({ demo, near, reserve }: DemoStageProps) {
  const message = useMessage();
  const edited = useLiveDemo();
  const [wide, narrow = wide] = reserve.split(' ');
  // React's types know no custom properties.
  const style = { '--reserve': `${wide}px`, '--reserve-narrow': `${narrow}px` } as CSSProperties;
  return (
    <div className="demo-stage" style={style}>
      {near && (
        // A new version has nothing to do with the crash of the one before.
        <DemoErrorBoundary key={edited?.live.version} onCrash={edited?.onFailed}>
          <Suspense fallback={<p className="visually-hidden">{message('demo.loading')}</p>}>
            <DemoContent demo={demo} />
          </Suspense>
        </DemoErrorBoundary>
      )}
    </div>
  );
}

/** The demo itself. It suspends until its code is there; the caller has checked that the id exists. */
export function DemoContent({ demo }: { demo: DemoSource }) {
  const data = useDemoData(demo);
  const { locale } = useSite();
  const { mode } = useColorMode();
  const edited = useLiveDemo();
  if (!data) return null;
  // dumi's type also allows for other frameworks; every demo here is React.
  const Component = data.component as ComponentType;
  return (
    <DemoProvider locale={locale.id} colorMode={mode ?? 'light'}>
      {edited ? <LiveStage key={edited.live.version} {...edited} /> : <Component />}
    </DemoProvider>
  );
}
