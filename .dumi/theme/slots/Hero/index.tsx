import { Link, useRouteMeta } from 'dumi';
import './index.css';

interface HeroContent {
  title: string;
  description: string;
  actions: { text: string; link: string }[];
}

export default function Hero() {
  const { title, description, actions } = useRouteMeta().frontmatter.hero as HeroContent;
  return (
    <section className="hero">
      <h1>{title}</h1>
      <p>{description}</p>
      <div className="hero-actions">
        {actions.map(({ text, link }, index) => (
          <Link key={link} className={index === 0 ? 'button button-primary' : 'button'} to={link}>
            {text}
          </Link>
        ))}
      </div>
    </section>
  );
}
