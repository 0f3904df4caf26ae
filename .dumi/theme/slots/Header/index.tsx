import { Link, useLocation, useSidebarData } from 'dumi';
import { useEffect, useRef } from 'react';
import { CloseIcon, MenuIcon } from '../../common/icons';
import { SidebarGroups } from '../../common/SidebarGroups';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import ColorSwitch from '../ColorSwitch';
import LangSwitch from '../LangSwitch';
import Navbar from '../Navbar';
import './index.css';

export default function Header() {
  const message = useMessage();
  const { toLocale } = useSite();
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <MobileMenu />
        <Link className="site-logo" to={toLocale('/')} aria-label={message('header.home')}>
          <img src={`${process.env.PUBLIC_PATH}favicon.svg`} width={28} height={28} alt="" />
          <span aria-hidden="true">mtools</span>
        </Link>
        <nav className="site-nav" aria-label={message('header.nav')}>
          <Navbar />
        </nav>
        <div className="site-tools">
          <LangSwitch />
          <ColorSwitch />
        </div>
      </div>
    </header>
  );
}

/**
 * Navigation and sidebar of a narrow screen. A modal `<dialog>` makes the page behind it inert, closes
 * on Esc and gives the focus back, all by itself.
 */
function MobileMenu() {
  const message = useMessage();
  const { key } = useLocation();
  const sidebar = useSidebarData();
  const dialog = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => {
    dialog.current?.close();
  }, [key]);

  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="icon-button"
        aria-label={message('header.menu.open')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} className="mobile-menu-dialog" aria-label={message('header.nav')}>
        <button
          type="button"
          className="icon-button"
          aria-label={message('header.menu.close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
        <nav aria-label={message('header.nav')}>
          <Navbar />
        </nav>
        {sidebar && sidebar.length > 0 && (
          <nav aria-label={message('sidebar.label')}>
            <SidebarGroups groups={sidebar} />
          </nav>
        )}
      </dialog>
    </div>
  );
}
