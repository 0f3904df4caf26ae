import { Link } from 'dumi';
import { isWithin } from '../../common/navigation/paths';
import { useNavItems } from '../../hooks/useNavigation';
import { useSite } from '../../hooks/useSite';
import './index.css';

const OUTSIDE = /^[a-z]+:|^\/\//i;

/** The entries of the top navigation; the caller provides the labelled `nav`. */
export default function Navbar() {
  const items = useNavItems();
  const { pathname } = useSite();
  return (
    <ul className="navbar">
      {items.map(({ title, link, activePath }) => (
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
