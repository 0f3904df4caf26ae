import { SidebarGroups } from '../../common/SidebarGroups';
import { useMessage } from '../../hooks/useMessage';
import { useSidebarGroups } from '../../hooks/useNavigation';
import './index.css';

export default function Sidebar() {
  const groups = useSidebarGroups();
  const message = useMessage();
  if (groups.length === 0) return <div className="sidebar" />;
  return (
    <div className="sidebar">
      <nav aria-label={message('sidebar.label')}>
        <SidebarGroups groups={groups} />
      </nav>
    </div>
  );
}
