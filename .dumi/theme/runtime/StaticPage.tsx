import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type PackageManager, packageManagers } from '../common/code/packageManagers';
import { moveTab } from '../common/controls/moveTab';
import { KeptDiv } from '../common/loading/KeptDiv';
import { isPlainClick } from '../common/navigation/isPlainClick';
import { usePackageManager } from '../hooks/usePackageManager';

const CLASS = 'static-page';

const EnlargedImage = lazy(() => import('../builtins/ZoomImage/EnlargedImage'));

/** Around the text of a page that holds nothing but text (plugin/markdown/emitPage.ts). */
export function StaticPage({ children }: { children: ReactNode }) {
  return <div className={CLASS}>{children}</div>;
}

/** Whether the HTML that was loaded is that of such a page. */
export const hasStaticPage = (): boolean =>
  document.getElementById('root')?.getElementsByClassName(CLASS).length === 1;

/**
 * Stands for such a page while it is hydrated: its HTML stays as it is, and its code is not loaded. What its components do
 * is done here for all of them; links and code blocks are served by the layout (hooks/useFollowLinks, hooks/useCopyCode).
 */
export function KeptPage() {
  const root = useRef<HTMLDivElement>(null);
  const { chosen, choose } = usePackageManager();
  const [image, setImage] = useState<HTMLImageElement>();

  useEffect(() => {
    for (const tab of root.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []) {
      const isChosen = tab.dataset.manager === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
  }, [chosen]);

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const tab = event.target.closest<HTMLElement>('[role="tab"]');
    // The build has written it from the list.
    if (tab) choose(tab.dataset.manager as PackageManager);
    const link = event.target.closest('.zoom-image');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    setImage(link.querySelector('img') ?? undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches('[role="tab"]')) {
      moveTab(event, packageManagers, { chosen, choose });
    }
  };

  return (
    <>
      <KeptDiv ref={root} className={CLASS} onClick={onClick} onKeyDown={onKeyDown} />
      {image && (
        <Suspense fallback={null}>
          <EnlargedImage src={image.src} alt={image.alt} onClose={() => setImage(undefined)} />
        </Suspense>
      )}
    </>
  );
}
