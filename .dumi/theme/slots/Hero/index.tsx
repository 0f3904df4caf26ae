import { lazy, Suspense } from 'react';
import { CopyButton } from '../../common/controls/CopyButton';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';
import { useMessage } from '../../hooks/useMessage';
import { usePageDetails } from '../../hooks/usePageDetails';
import { Link } from '../../runtime/Link';
import './index.css';

/** Only the home page needs it, and every page loads this slot. */
const Board = lazy(() => import(/* webpackChunkName: "home-board" */ '../../common/board/Board'));

/** The head of the home page: what this is, where to start, and the components at work. */
export default function Hero() {
  const { hero } = usePageDetails().frontmatter;
  if (!hero) return null;
  const { title, description, actions = [], reasons = [], install } = hero;
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{title}</h1>
        <p>{description}</p>
        <dl className="hero-reasons">
          {reasons.map(({ value, text }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {install && <InstallCommand command={install} />}
        <div className="hero-actions">
          {actions.map(({ text, link }, index) => (
            <Link key={link} className={index === 0 ? 'button button-primary' : 'button'} to={link}>
              {text}
            </Link>
          ))}
        </div>
      </div>
      <div className="hero-board">
        <ErrorBoundary part>
          <Suspense fallback={null}>
            <Board />
          </Suspense>
        </ErrorBoundary>
      </div>
    </section>
  );
}

function InstallCommand({ command }: { command: string }) {
  const message = useMessage();
  return (
    <div className="hero-install">
      <code>{command}</code>
      <CopyButton
        getText={() => command}
        label={message('code.copy')}
        copiedLabel={message('code.copied')}
      />
    </div>
  );
}
