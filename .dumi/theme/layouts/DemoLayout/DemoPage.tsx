import { Link, useDemo, useParams } from 'dumi';
import { locales } from '../../../config/locales';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { DemoContent } from '../../common/demo/DemoStage';
import { unknownLocale } from '../../common/demoLocale';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';

/** Part of every demo's id. dumi looks ids up in a plain object, where `toString` would be found too. */
const DEMO_ID = /-demo-/;

/** One demo alone: `/~demos/<id>?locale=<language>`. */
export default function DemoPage() {
  const { id = '' } = useParams();
  return DEMO_ID.test(id) ? <KnownDemo id={id} /> : <UnknownDemo id={id} />;
}

function KnownDemo({ id }: { id: string }) {
  const { locale } = useSite();
  const message = useMessage();
  const demo = useDemo(id);
  if (!demo) return <UnknownDemo id={id} />;

  // dumi keeps the title of one language only, the default one.
  const title = (locale.id === locales[0].id && demo.asset.title) || id;
  return (
    <>
      <title>{`${title} - mtools`}</title>
      <h1 className="visually-hidden">{title}</h1>
      {unknownLocale !== undefined && (
        <p className="demo-page-notice" role="status">
          {message('demo.locale.unknown', { locale: unknownLocale, name: locale.name })}
        </p>
      )}
      <DemoErrorBoundary>
        <DemoContent demo={{ id }} />
      </DemoErrorBoundary>
    </>
  );
}

function UnknownDemo({ id }: { id: string }) {
  const { toLocale } = useSite();
  const message = useMessage();
  const text = message('demo.unknown', { id });
  return (
    <div className="demo-page-message" role="alert">
      <title>{`${text} - mtools`}</title>
      <h1>{text}</h1>
      <p>{message('demo.unknown.hint')}</p>
      <Link to={toLocale('/antd-ext')}>{message('demo.unknown.back')}</Link>
    </div>
  );
}
