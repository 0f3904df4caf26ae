import { useAppData } from 'dumi';
import { Suspense, useId, useState } from 'react';
import { CopyDemoSource, DemoSource } from '../../common/demo/DemoSource';
import { DemoStage } from '../../common/demo/DemoStage';
import type { DemoSettings } from '../../common/demo/DumiDemo';
import { CodeIcon, ExternalIcon } from '../../common/icons';
import { useHydrated } from '../../hooks/useHydrated';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import './index.css';

/** Height of one row of controls, in px: what most demos are at least. */
const RESERVED = 32;

interface PreviewerProps extends DemoSettings {
  /** Id of the demo: its anchor on the page and its address under `/~demos/`. */
  id: string;
}

/** The card of a live demo: the demo, what it shows, and what a reader can do with it. */
export default function Previewer({ id, title, description, reserve }: PreviewerProps) {
  const [codeShown, setCodeShown] = useState(false);
  const codeId = useId();
  return (
    <section className="demo" id={id} aria-label={title}>
      <div className="demo-canvas">
        <DemoStage id={id} reserve={Number(reserve ?? RESERVED)} />
      </div>
      <div className="demo-info">
        <div className="demo-text">
          {title && (
            <h3>
              <a href={`#${id}`}>{title}</a>
            </h3>
          )}
          {description && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: dumi has made it from our own Markdown
            <div className="demo-description" dangerouslySetInnerHTML={{ __html: description }} />
          )}
        </div>
        <DemoActions
          id={id}
          codeId={codeId}
          codeShown={codeShown}
          onToggleCode={() => setCodeShown(!codeShown)}
        />
      </div>
      <div className="demo-code" id={codeId} hidden={!codeShown}>
        {codeShown && (
          <Suspense fallback={null}>
            <DemoSource id={id} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

interface DemoActionsProps {
  id: string;
  codeId: string;
  codeShown: boolean;
  onToggleCode: () => void;
}

function DemoActions({ id, codeId, codeShown, onToggleCode }: DemoActionsProps) {
  const message = useMessage();
  const { basename } = useAppData();
  const { locale } = useSite();
  const hydrated = useHydrated();
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
      {hydrated && (
        <Suspense fallback={<span className="icon-button" />}>
          <CopyDemoSource id={id} />
        </Suspense>
      )}
      <a
        className="icon-button"
        href={`${basename.replace(/\/$/, '')}/~demos/${id}?locale=${locale.id}`}
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
