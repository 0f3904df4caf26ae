import {
  type ComponentType,
  type CSSProperties,
  lazy,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { useLiveDemo } from './code/DemoCode';
import { LiveStage } from './code/LiveStage';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { MountInSteps } from './MountInSteps';
import { DemoPicture } from './picture/DemoPicture';
import { type DemoSource, useDemoData } from './useDemoData';
import { useDemoMessage } from './useDemoMessage';
import type { DemoView, ViewChoices } from './view/demoView';

/** antd arrives with the first demo, never with the shell. */
const loadProvider = () => import('./DemoProvider');
const DemoProvider = lazy(loadProvider);

/** Fetches the code of a demo before it is near. What fails here is tried again, and told, when it is. */
export function prefetchDemo({ id, loader }: DemoSource): void {
  const demo = loader?.().then(({ demos }) => demos[id]?.prefetch?.());
  Promise.all([demo, loadProvider()]).catch(() => undefined);
}

interface DemoStageProps {
  demo: DemoSource;
  /** Whether it is near the window: until then nothing of the demo is fetched. */
  near: boolean;
  /** Heights in px that are kept free until the demo is there: on a phone, a tablet and a desktop, or one for all. */
  reserve: string;
  view: DemoView;
  /** What of the view is another than the page's own. */
  chosen: ViewChoices;
}

/** Where a demo runs, in the language, direction and width that are asked for. */
export function DemoStage({ demo, near, reserve, view, chosen }: DemoStageProps) {
  const message = useDemoMessage();
  const edited = useLiveDemo();
  const [arrived, setArrived] = useState(false);
  const onArrived = useCallback(() => setArrived(true), []);
  const [phone, tablet = phone, desktop = tablet] = reserve.split(' ');
  const style = {
    '--reserve-phone': `${phone}px`,
    '--reserve-tablet': `${tablet}px`,
    '--reserve-desktop': `${desktop}px`,
  };
  return (
    <div
      className="demo-stage"
      // React's type of a style knows no custom properties.
      style={style as CSSProperties}
      dir={chosen.dir}
      lang={chosen.locale}
      data-width={chosen.width}
    >
      {!arrived && <DemoPicture demo={demo} />}
      {near && (
        <DemoErrorBoundary
          // A new version has nothing to do with the crash of the one before.
          key={edited?.live.version}
          onCrash={(error) => {
            setArrived(true);
            edited?.onFailed(error);
          }}
          onRetry={() => edited?.onRetried()}
        >
          {!arrived && <p className="visually-hidden">{message('loading')}</p>}
          <MountInSteps atOnce={arrived}>
            <DemoContent demo={demo} view={view} />
            <Arrived onArrived={onArrived} />
          </MountInSteps>
        </DemoErrorBoundary>
      )}
    </div>
  );
}

/** Beside something that suspends: tells before the paint that it stands there. */
function Arrived({ onArrived }: { onArrived: () => void }) {
  useLayoutEffect(onArrived, [onArrived]);
  return null;
}

interface DemoContentProps {
  demo: DemoSource;
  view: DemoView;
}

/** The demo itself. It suspends until its code is there; the caller has checked that the id exists. */
export function DemoContent({ demo, view }: DemoContentProps) {
  const data = useDemoData(demo);
  const edited = useLiveDemo();
  if (!data) return null;
  // dumi's type also allows for other frameworks; every demo here is React.
  const Component = data.component as ComponentType;
  return (
    <DemoProvider locale={view.locale} colorMode={view.mode} theme={view.theme} dir={view.dir}>
      {edited ? <LiveStage key={edited.live.version} {...edited} /> : <Component />}
    </DemoProvider>
  );
}
