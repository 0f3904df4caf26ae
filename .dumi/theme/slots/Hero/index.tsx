import { Link, useRouteMeta } from 'dumi';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../common/ErrorBoundary';
import './index.css';

/** Only the home page needs it, and every page loads this slot. */
const Board = lazy(() => import('../../common/board/Board'));

interface HeroContent {
  title: string;
  description: string;
  actions?: { text: string; link: string }[];
}

/** The head of the home page: what this is, where to start, and the components at work. */
export default function Hero() {
  // dumi leaves the header of a page untyped; DocLayout shows this slot only where `hero` is set.
  const { title, description, actions = [] } = useRouteMeta().frontmatter.hero as HeroContent;
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{title}</h1>
        <p>{description}</p>
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
