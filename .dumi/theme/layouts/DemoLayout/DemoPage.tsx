import { Link, useDemo, useParams } from 'dumi';
import { Suspense } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { DemoContent } from '../../common/demo/DemoStage';
import { useDemoMessage } from '../../common/demo/useDemoMessage';
import type { DemoView } from '../../common/demo/view/demoView';
import { unknownLocale } from '../../common/locale/demoLocale';
import { useSite } from '../../hooks/useSite';
import { DemoHeading } from './DemoHeading';
import { useIsolatedView } from './useIsolatedView';

/** Part of every demo's id. dumi looks ids up in a plain object, where `toString` would be found too. */
const DEMO_ID = /-demo-/;

/**
 * One demo alone: `/~demos/<id>?locale=<language>&theme=&mode=&dir=&width=`, the values being those of
 * `viewOptions`. An unknown language is told; of anything else unknown there is the default.
 */
export default function DemoPage() {
  const { id = '' } = useParams();
  const { view, sent } = useIsolatedView();
  if (!DEMO_ID.test(id)) return <UnknownDemo id={id} />;
  return <KnownDemo id={id} view={view} isLocaleSent={sent.locale !== undefined} />;
}

interface KnownDemoProps {
  id: string;
  view: DemoView;
  isLocaleSent: boolean;
}

function KnownDemo({ id, view, isLocaleSent }: KnownDemoProps) {
  const { locale } = useSite();
  const message = useDemoMessage();
  const demo = useDemo(id);
  if (!demo) return <UnknownDemo id={id} />;

  // dumi's type hides that a demo which is shown inline has none.
  const asset: typeof demo.asset | undefined = demo.asset;
  return (
    <>
      {/* A boundary of its own: the demo stays on the screen while titles in another language come. */}
      <Suspense fallback={null}>
        <DemoHeading id={id} locale={view.locale} fallback={asset?.title ?? id} />
      </Suspense>
      {unknownLocale !== undefined && !isLocaleSent && (
        <p className="demo-page-notice" role="status">
          {message('locale.unknown', { locale: unknownLocale, name: locale.name })}
        </p>
      )}
      <div className="demo-page-stage" data-width={view.width}>
        <DemoErrorBoundary>
          <DemoContent demo={{ id }} view={view} />
        </DemoErrorBoundary>
      </div>
    </>
  );
}

function UnknownDemo({ id }: { id: string }) {
  const { toLocale } = useSite();
  const message = useDemoMessage();
  const text = message('unknown', { id });
  return (
    <div className="demo-page-message" role="alert">
      <title>{`${text} - mtools`}</title>
      <h1>{text}</h1>
      <p>{message('unknown.hint')}</p>
      <Link to={toLocale('/antd-ext')}>{message('unknown.back')}</Link>
    </div>
  );
}
