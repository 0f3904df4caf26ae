import { Link, useNavData } from 'dumi';
import { isWithin } from '../../common/paths';
import { useSite } from '../../hooks/useSite';
import './index.css';

/** The entries of the top navigation; the caller provides the labelled `nav`. */
export default function Navbar() {
  const items = useNavData();
  const { pathname } = useSite();
  return (
    <ul className="navbar">
      {items.map(({ title, link, activePath }) =>
        link ? (
          <li key={link}>
            <Link to={link} data-active={isWithin(pathname, activePath ?? link) || undefined}>
              {title}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}
