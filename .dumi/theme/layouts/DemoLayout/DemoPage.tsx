import { Link, useDemo, useParams } from 'dumi';
import { DemoContent } from '../../common/demo/DemoStage';
import { unknownLocale } from '../../common/demoLocale';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';

/** One demo alone: `/~demos/<id>?locale=<language>`. */
export default function DemoPage() {
  const { id = '' } = useParams();
  const { locale, toLocale } = useSite();
  const message = useMessage();
  const demo = useDemo(id);

  if (!demo) {
    return (
      <div className="demo-page-message" role="alert">
        <title>{`${message('demo.unknown', { id })} - mtools`}</title>
        <h1>{message('demo.unknown', { id })}</h1>
        <p>{message('demo.unknown.hint')}</p>
        <Link to={toLocale('/antd-ext')}>{message('demo.unknown.back')}</Link>
      </div>
    );
  }
  return (
    <>
      <title>{`${demo.asset.title ?? id} - mtools`}</title>
      {unknownLocale !== undefined && (
        <p className="demo-page-notice" role="status">
          {message('demo.locale.unknown', { locale: unknownLocale, name: locale.name })}
        </p>
      )}
      <DemoContent demo={{ id }} />
    </>
  );
}
