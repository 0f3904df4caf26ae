import { Link } from 'dumi';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import './index.css';

export default function NotFound() {
  const message = useMessage();
  const { pathname, toLocale } = useSite();
  return (
    <div className="not-found">
      <h1 lang="en">{message('404.title')}</h1>
      <p>{message('404.translation')}</p>
      <p className="not-found-address">
        {message('404.requested')} <code>{pathname}</code>
      </p>
      <Link className="button button-primary" to={toLocale('/')} replace>
        {message('404.back')}
      </Link>
    </div>
  );
}
