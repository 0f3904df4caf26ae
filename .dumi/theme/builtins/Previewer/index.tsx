import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { CodeIcon, ExternalIcon } from '../../common/controls/icons';
import { Toolbar } from '../../common/controls/Toolbar';
import { CodePanel } from '../../common/demo/code/CodePanel';
import { DemoCode } from '../../common/demo/code/DemoCode';
import { useShownCode } from '../../common/demo/code/shownCode';
import { DemoCanvas } from '../../common/demo/DemoCanvas';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { CopyDemoSource } from '../../common/demo/DemoSource';
import { prefetchDemo } from '../../common/demo/DemoStage';
import type { DemoSettings } from '../../common/demo/demoSettings';
import { DemoEmbed } from '../../common/demo/embed/DemoEmbed';
import { SandboxActions } from '../../common/demo/SandboxActions';
import type { DemoSource as Source } from '../../common/demo/useDemoData';
import { useDemoMessage } from '../../common/demo/useDemoMessage';
import { isolatedUrl } from '../../common/demo/view/demoView';
import { type DemoViewState, useDemoView } from '../../common/demo/view/useDemoView';
import { ViewButtons, type ViewMenuName, ViewPopover } from '../../common/demo/view/ViewMenu';
import { mayPrefetch } from '../../common/loading/prefetch';
import { CopySketch } from '../../common/sketch/CopySketch';
import { useInterest } from '../../hooks/useInterest';
import { useNearViewport } from '../../hooks/useNearViewport';
import { useSite } from '../../hooks/useSite';
import './index.css';

/** Keeps the places of the actions that come with the demo's code, so that no button moves away. */
const places = ['copy', 'CodeSandbox', 'StackBlitz', 'sketch'].map((action) => (
  <span key={action} className="icon-button" />
));

interface PreviewerProps extends DemoSettings {
  /** Its id is the anchor of the card and the demo's address under `/~demos/`. */
  demo: Source;
}

/** The card of a live demo: the demo, what it shows, and what a reader can do with it. */
export default function Previewer(props: PreviewerProps) {
  const {
    demo,
    title,
    heading = true,
    description,
    reserve,
    iframe,
    skeleton,
    picture,
    theme,
  } = props;
  const [codeShown, setCodeShown] = useShownCode(demo.id);
  const codeId = useId();
  const card = useRef<HTMLElement>(null);
  const isNear = useNearViewport(card);
  const interested = useInterest(card, Boolean(picture));
  // Where a picture shows what comes, neither antd nor the demo's code is fetched before the reader does something.
  const near = picture ? interested : isNear;
  const shown = useDemoView(demo.id, theme);

  // The code of a page's first demo is fetched at once; to mount it far below the window would only block the page.
  useEffect(() => {
    const isFirst = document.querySelector('.demo') === card.current;
    if (isFirst && !iframe && mayPrefetch()) prefetchDemo(demo);
  }, [demo, iframe]);

  return (
    <DemoCode id={demo.id}>
      <section ref={card} className="demo" id={demo.id} aria-label={title}>
        <DemoCanvas
          demo={demo}
          title={title}
          reserve={reserve}
          iframe={iframe}
          skeleton={skeleton}
          picture={picture}
          near={near}
          shown={shown}
        />
        <div className="demo-info">
          <div className="demo-text">
            {title && heading && (
              <h3>
                <a href={`#${demo.id}`}>{title}</a>
              </h3>
            )}
            {description && (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: dumi has made it from our own Markdown
              <div className="demo-description" dangerouslySetInnerHTML={{ __html: description }} />
            )}
          </div>
          <DemoActions
            demo={demo}
            near={near}
            shown={shown}
            codeId={codeId}
            codeShown={codeShown}
            onToggleCode={() => setCodeShown(!codeShown)}
          />
        </div>
        <div className="demo-code" id={codeId} hidden={!codeShown}>
          {codeShown && (
            <DemoErrorBoundary>
              <Suspense fallback={null}>
                {/* What runs in a frame is a page of its own, which knows nothing of edits. */}
                <CodePanel demo={demo} editable={!iframe} />
              </Suspense>
            </DemoErrorBoundary>
          )}
        </div>
        {near && (
          <DemoErrorBoundary fallback={null}>
            <DemoEmbed demo={demo} offered={codeShown} />
          </DemoErrorBoundary>
        )}
      </section>
    </DemoCode>
  );
}

interface DemoActionsProps {
  demo: Source;
  /** Whether the card is near the window, so that the demo's code may be fetched. */
  near: boolean;
  shown: DemoViewState;
  codeId: string;
  codeShown: boolean;
  onToggleCode: () => void;
}

function DemoActions(props: DemoActionsProps) {
  const { demo, near, shown, codeId, codeShown, onToggleCode } = props;
  const [menu, setMenu] = useState<ViewMenuName>();
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const message = useDemoMessage();
  const { locale } = useSite();
  const codeLabel = message(codeShown ? 'code.hide' : 'code.show');
  const separateLabel = message('separate');
  return (
    <div className="demo-bar">
      <Toolbar className="demo-actions" label={message('actions')}>
        <ViewButtons chosen={shown.chosen} open={menu} onOpen={setMenu} />
        <button
          type="button"
          className="icon-button"
          aria-label={codeLabel}
          title={codeLabel}
          aria-expanded={codeShown}
          aria-controls={codeId}
          onClick={onToggleCode}
        >
          <CodeIcon />
        </button>
        {near ? (
          <DemoErrorBoundary fallback={places}>
            <Suspense fallback={places}>
              <CopyDemoSource demo={demo} />
              <SandboxActions demo={demo} />
              <CopySketch name={demo.id} />
            </Suspense>
          </DemoErrorBoundary>
        ) : (
          places
        )}
        <a
          className="icon-button"
          href={isolatedUrl(demo.id, { ...shown.own, ...shown.chosen }, locale.id)}
          target="_blank"
          rel="noreferrer"
          aria-label={separateLabel}
          title={separateLabel}
        >
          <ExternalIcon />
        </a>
      </Toolbar>
      <ViewPopover shown={shown} open={menu} onClose={closeMenu} />
    </div>
  );
}
