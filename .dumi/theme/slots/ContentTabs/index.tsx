import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import type { Tab } from '../../runtime/site';
import './index.css';

interface ContentTabsProps {
  tabs: readonly Tab[];
  /** Key of the open tab; none on the page's own text. */
  current: string | undefined;
}

/**
 * Leads to a page's own text and to the tabs that belong to it. They are links, because each has an
 * address. Absent on a page without tabs.
 */
export default function ContentTabs({ tabs, current }: ContentTabsProps) {
  const message = useMessage();
  const { pathname } = useSite();
  if (tabs.length === 0) return null;
  return (
    <nav className="content-tabs" aria-label={message('content.tabs.label')}>
      <ul>
        {[undefined, ...tabs].map((tab) => (
          <li key={tab?.key ?? ''}>
            <Link
              to={{ pathname, search: tab && `?tab=${tab.key}` }}
              aria-current={tab?.key === current ? 'page' : undefined}
            >
              {tab?.title ?? message('content.tabs.default')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
