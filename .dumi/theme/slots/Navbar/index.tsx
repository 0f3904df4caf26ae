import { isWithin } from '../../common/navigation/paths';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import { useRoute } from '../../runtime/route';
import './index.css';

const OUTSIDE = /^[a-z]+:|^\/\//i;

/** The entries of the top navigation; the caller provides the labelled `nav`. */
export default function Navbar() {
  const { nav } = useRoute();
  const { pathname } = useSite();
  return (
    <ul className="navbar">
      {nav.map(({ title, link, activePath }) => (
        <li key={link}>
          {OUTSIDE.test(link) ? (
            <a href={link} target="_blank" rel="noreferrer">
              {title}
            </a>
          ) : (
            <Link to={link} data-active={isWithin(pathname, activePath ?? link) || undefined}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
