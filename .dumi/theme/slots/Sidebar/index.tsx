import { useEffect, useRef } from 'react';
import { SidebarGroups } from '../../common/navigation/SidebarGroups';
import { rememberScroll, restoreScript } from '../../common/navigation/sidebarState';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { useRoute } from '../../runtime/route';
import './index.css';

/** How long the list rests before its position is stored, in ms. */
const REST = 100;

/** What the browser runs while it parses the prerendered page; on the client it is inert text. */
const restore = { __html: restoreScript };

export default function Sidebar() {
  const groups = useRoute().section?.groups ?? [];
  const message = useMessage();
  const { sharedPath } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const section = sharedPath.split('/')[1] ?? '';

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      rememberScroll(section, element.scrollTop);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(store, REST);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', store);
    };
  }, [section]);

  if (groups.length === 0) return <div className="sidebar" />;
  return (
    <div className="sidebar" ref={list} data-section={section}>
      <nav aria-label={message('sidebar.label')}>
        <SidebarGroups groups={groups} />
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text of our own function */}
      <div hidden suppressHydrationWarning dangerouslySetInnerHTML={restore} />
    </div>
  );
}
