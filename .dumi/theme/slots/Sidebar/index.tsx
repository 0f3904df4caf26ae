import { useSidebarData } from 'dumi';
import { SidebarGroups } from '../../common/SidebarGroups';
import { useMessage } from '../../hooks/useMessage';
import './index.css';

export default function Sidebar() {
  const groups = useSidebarData();
  const message = useMessage();
  // dumi has no sidebar for the 404 page, whatever its types say.
  if (!groups?.length) return <div className="sidebar" />;
  return (
    <div className="sidebar">
      <nav aria-label={message('sidebar.label')}>
        <SidebarGroups groups={groups} />
      </nav>
    </div>
  );
}
