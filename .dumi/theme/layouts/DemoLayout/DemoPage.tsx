import { demoLoaders } from '@@/site/demos';
import { Suspense } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { DemoContent } from '../../common/demo/DemoStage';
import { type DemoLoader, useDemoData } from '../../common/demo/useDemoData';
import { useDemoMessage } from '../../common/demo/useDemoMessage';
import type { DemoView } from '../../common/demo/view/demoView';
import { unknownLocale } from '../../common/locale/demoLocale';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import { DemoHeading } from './DemoHeading';
import { useIsolatedView } from './useIsolatedView';

/**
 * One demo alone: `/~demos/<id>?locale=<language>&theme=&mode=&dir=&width=`, the values being those of
 * `viewOptions`. An unknown language is told; of anything else unknown there is the default.
 */
export default function DemoPage({ id }: { id: string }) {
  const { view, sent } = useIsolatedView();
  const loader = demoLoaders.get(id);
  if (!loader) return <UnknownDemo id={id} />;
  return <KnownDemo id={id} loader={loader} view={view} isLocaleSent={sent.locale !== undefined} />;
}

interface KnownDemoProps {
  id: string;
  loader: DemoLoader;
  view: DemoView;
  isLocaleSent: boolean;
}

function KnownDemo({ id, loader, view, isLocaleSent }: KnownDemoProps) {
  const { locale } = useSite();
  const message = useDemoMessage();
  const demo = useDemoData({ id, loader });
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
          <DemoContent demo={{ id, loader }} view={view} />
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
