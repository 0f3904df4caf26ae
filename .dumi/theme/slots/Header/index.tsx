import { onMediaQuery } from '@mtools/browser-utils';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { repositoryUrl } from '../../../config/site';
import { BranchIcon, CloseIcon, MenuIcon } from '../../common/controls/icons';
import { SidebarGroups } from '../../common/navigation/SidebarGroups';
import { useMessage } from '../../hooks/useMessage';
import { usePrefetch } from '../../hooks/usePrefetch';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import { useLocation, useRoute } from '../../runtime/route';
import ColorSwitch from '../ColorSwitch';
import LangSwitch from '../LangSwitch';
import Navbar from '../Navbar';
import SearchBar from '../SearchBar';
import './index.css';

/** From here on the sidebar is beside the text, see Sidebar/index.css. */
const WIDE = '(width >= 1024px)';

/** Opens the menu with the entry of the open page in sight, however far down it stands. */
function openMenu(menu: HTMLDialogElement | null) {
  menu?.showModal();
  menu?.querySelector('.sidebar-group [aria-current]')?.scrollIntoView({ block: 'center' });
}

/** A click beside a modal dialog has the dialog itself as its target. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  const { left, right } = event.currentTarget.getBoundingClientRect();
  const beside = event.clientX < left || event.clientX > right;
  if (event.target === event.currentTarget && beside) event.currentTarget.close();
}

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
          <SearchBar />
          <LangSwitch />
          <ColorSwitch />
          <RepositoryLink />
        </div>
      </div>
    </header>
  );
}

function RepositoryLink() {
  const message = useMessage();
  return (
    <a
      className="icon-button repository-link"
      href={repositoryUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={message('header.repository')}
      title={message('header.repository')}
    >
      <BranchIcon />
    </a>
  );
}

/**
 * Navigation and sidebar of a narrow screen, drawn while they are open. A modal `<dialog>` makes the
 * page behind it inert, closes on Esc and gives the focus back, all by itself.
 */
function MobileMenu() {
  const message = useMessage();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (open) openMenu(dialog.current);
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => {
    dialog.current?.close();
  }, [key]);

  // On a wider window the page shows what the menu holds, and a modal that nobody sees would block it.
  useEffect(() => onMediaQuery(WIDE, (wide) => wide && dialog.current?.close()), []);

  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="icon-button"
        aria-label={message('header.menu.open')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          // Just closed, and its event is still on its way.
          if (open) openMenu(dialog.current);
        }}
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Esc */}
      <dialog
        ref={dialog}
        className="mobile-menu-dialog"
        aria-label={message('header.nav')}
        onClick={closeOnBackdrop}
        onClose={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <button
          type="button"
          className="icon-button"
          aria-label={message('header.menu.close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
        {open && <MobileNavigation />}
      </dialog>
    </div>
  );
}

function MobileNavigation() {
  const message = useMessage();
  const sidebar = useRoute().section?.groups ?? [];
  // For the links that have just come.
  usePrefetch();
  return (
    <>
      <nav aria-label={message('header.nav')}>
        <Navbar />
      </nav>
      {sidebar.length > 0 && (
        <nav aria-label={message('sidebar.label')}>
          <SidebarGroups groups={sidebar} />
        </nav>
      )}
    </>
  );
}
