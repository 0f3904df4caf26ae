import { useMessage } from '../../hooks/useMessage';
import './index.css';

interface Tab {
  key: string;
  meta: { frontmatter: { title: string } };
}

interface ContentTabsProps {
  tabs?: Tab[];
  /** Key of the open tab; none on the page's own text. */
  tabKey: string | null;
  onChange: (tab?: Tab) => void;
}

/** Switches between a page's own text and the tabs that belong to it. Absent on a page without tabs. */
export default function ContentTabs({ tabs, tabKey, onChange }: ContentTabsProps) {
  const message = useMessage();
  if (!tabs?.length) return null;
  return (
    <ul className="content-tabs">
      {[undefined, ...tabs].map((tab) => (
        <li key={tab?.key ?? ''}>
          <button
            type="button"
            aria-pressed={(tab?.key ?? null) === tabKey}
            onClick={() => onChange(tab)}
          >
            {tab?.meta.frontmatter.title ?? message('content.tabs.default')}
          </button>
        </li>
      ))}
    </ul>
  );
}
