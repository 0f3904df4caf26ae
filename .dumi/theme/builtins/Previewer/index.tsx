import { useAppData } from 'dumi';
import { Suspense, useId, useRef, useState } from 'react';
import { CopyDemoSource, DemoSource } from '../../common/demo/DemoSource';
import { DemoStage } from '../../common/demo/DemoStage';
import type { DemoSettings } from '../../common/demo/DumiDemo';
import { DemoEmbed } from '../../common/demo/embed/DemoEmbed';
import { SandboxActions } from '../../common/demo/SandboxActions';
import type { DemoSource as Source } from '../../common/demo/useDemoData';
import { CodeIcon, ExternalIcon } from '../../common/icons';
import { CopySketch } from '../../common/sketch/CopySketch';
import { useMessage } from '../../hooks/useMessage';
import { useNearViewport } from '../../hooks/useNearViewport';
import { useSite } from '../../hooks/useSite';
import './index.css';

/** Height of one row of controls, in px: what most demos are at least. */
const RESERVED = '32';

/** Keeps the places of the actions that come with the demo's code, so that no button moves away. */
const places = ['copy', 'CodeSandbox', 'StackBlitz', 'sketch'].map((action) => (
  <span key={action} className="icon-button" />
));

interface PreviewerProps extends DemoSettings {
  /** Its id is the anchor of the card and the demo's address under `/~demos/`. */
  demo: Source;
}

/** The card of a live demo: the demo, what it shows, and what a reader can do with it. */
export default function Previewer({ demo, title, description, reserve }: PreviewerProps) {
  const [codeShown, setCodeShown] = useState(false);
  const codeId = useId();
  const card = useRef<HTMLElement>(null);
  const near = useNearViewport(card);
  return (
    <section ref={card} className="demo" id={demo.id} aria-label={title}>
      <div className="demo-canvas">
        <DemoStage demo={demo} near={near} reserve={reserve ?? RESERVED} />
      </div>
      <div className="demo-info">
        <div className="demo-text">
          {title && (
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
          codeId={codeId}
          codeShown={codeShown}
          onToggleCode={() => setCodeShown(!codeShown)}
        />
      </div>
      <div className="demo-code" id={codeId} hidden={!codeShown}>
        {codeShown && (
          <Suspense fallback={null}>
            <DemoSource demo={demo} />
          </Suspense>
        )}
      </div>
      {near && <DemoEmbed demo={demo} offered={codeShown} />}
    </section>
  );
}

interface DemoActionsProps {
  demo: Source;
  /** Whether the card is near the window, so that the demo's code may be fetched. */
  near: boolean;
  codeId: string;
  codeShown: boolean;
  onToggleCode: () => void;
}

function DemoActions({ demo, near, codeId, codeShown, onToggleCode }: DemoActionsProps) {
  const message = useMessage();
  const { basename } = useAppData();
  const { locale } = useSite();
  const codeLabel = message(codeShown ? 'demo.code.hide' : 'demo.code.show');
  const separateLabel = message('demo.separate');
  return (
    <div className="demo-actions">
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
        <Suspense fallback={places}>
          <CopyDemoSource demo={demo} />
          <SandboxActions demo={demo} />
          <CopySketch name={demo.id} />
        </Suspense>
      ) : (
        places
      )}
      <a
        className="icon-button"
        href={`${basename.replace(/\/$/, '')}/~demos/${demo.id}?locale=${locale.id}`}
        target="_blank"
        rel="noreferrer"
        aria-label={separateLabel}
        title={separateLabel}
      >
        <ExternalIcon />
      </a>
    </div>
  );
}
