import { usePageDetails } from '../../hooks/usePageDetails';
import { Link } from '../../runtime/Link';
import './index.css';

/** The packages on the home page, each a card that leads to its page. */
export default function Features() {
  const { features } = usePageDetails().frontmatter;
  if (!features?.length) return null;
  return (
    <ul className="features">
      {features.map(({ title, description, link }) => (
        <li key={link}>
          <Link to={link}>
            <h2>{title}</h2>
            <p>{description}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
