import { Link } from 'dumi';
import { useMessage } from '../hooks/useMessage';
import { useSite } from '../hooks/useSite';
import type { SidebarGroup } from './navigation';
import { withoutTrailingSlash } from './paths';
import './SidebarGroups.css';

/** The pages of a section by group, as sidebar and mobile menu show them. */
export function SidebarGroups({ groups }: { groups: readonly SidebarGroup[] }) {
  const { pathname } = useSite();
  const message = useMessage();
  return groups.map(({ title, children }) => (
    <section className="sidebar-group" key={title ?? ''}>
      <h2>{title ?? message('sidebar.default-group')}</h2>
      <ul>
        {children.map(({ title: page, link }) => (
          <li key={link}>
            <Link
              to={withoutTrailingSlash(link)}
              aria-current={withoutTrailingSlash(link) === pathname ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
