import { memo, useLayoutEffect, useRef } from 'react';
import { locales } from '../../../config/locales';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import type { SidebarEntry as Entry, SidebarGroup } from './navigation';
import { withoutLocale, withoutTrailingSlash } from './paths';
import { rememberGroup, restoreSidebar, sidebarKeys } from './sidebarState';
import './SidebarGroups.css';

const bases = locales.map(({ base }) => base);
const tags = ['new', 'updated', 'deprecated'] as const;

/** The pages of a section by group, as sidebar and mobile menu show them. */
export function SidebarGroups({ groups }: { groups: readonly SidebarGroup[] }) {
  const { pathname } = useSite();
  const message = useMessage();
  const list = useRef<HTMLDivElement>(null);

  // Before the paint, for a list or an open page that has just changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to restore
  useLayoutEffect(() => {
    const own = list.current;
    if (own) restoreSidebar(own.closest<HTMLElement>('[data-section]') ?? own, sidebarKeys);
  }, [pathname]);

  const items = groups.map(({ title, children }) => {
    // The same group in every language.
    const key = children[0] ? withoutLocale(children[0].link, bases) : title;
    if (!key || children.length === 0) return null;
    return (
      // Open without JavaScript; `restoreSidebar` closes what the reader has closed.
      <details className="sidebar-group" key={key} data-group={key} open suppressHydrationWarning>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its own */}
        <summary
          onClick={({ currentTarget: { parentElement } }) => {
            const open = parentElement instanceof HTMLDetailsElement && parentElement.open;
            rememberGroup(key, open ? pathname : undefined);
          }}
        >
          <h2>{title ?? message('sidebar.default-group')}</h2>
        </summary>
        <ul>
          {children.map((page) => (
            <SidebarEntry
              key={page.link}
              page={page}
              isOpen={withoutTrailingSlash(page.link) === pathname}
            />
          ))}
        </ul>
      </details>
    );
  });
  return <div ref={list}>{items}</div>;
}

interface EntryProps {
  page: Entry;
  /** Whether it is the open page. */
  isOpen: boolean;
}

/** Of a long list, only the entries of the last and the next page are rendered when a page is opened. */
const SidebarEntry = memo(function SidebarEntry({ page, isOpen }: EntryProps) {
  const link = withoutTrailingSlash(page.link);
  return (
    <li>
      <Link to={link} data-page={link} aria-current={isOpen ? 'page' : undefined}>
        {/* A page without a title goes by the last part of its address. */}
        <span>{page.title || link.slice(link.lastIndexOf('/') + 1)}</span>
        {(page.tag || page.status) && <SidebarTag page={page} />}
      </Link>
    </li>
  );
});

/** What the frontmatter says of its state: `tag: new`, `updated` or `deprecated`, `status: planned`. */
function SidebarTag({ page }: { page: Entry }) {
  const message = useMessage();
  const tag = tags.find((candidate) => candidate === page.tag);
  if (tag) {
    return (
      <small className="sidebar-tag" data-tag={tag}>
        {message(`tag.${tag}`)}
      </small>
    );
  }
  if (page.status !== 'planned') return null;
  return <small className="sidebar-tag">{message('status.planned')}</small>;
}
