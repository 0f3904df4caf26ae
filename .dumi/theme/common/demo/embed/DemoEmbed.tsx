import { type ComponentType, Suspense, useId, useState } from 'react';
import { CloseIcon, PlayIcon } from '../../controls/icons';
import { isChunkError } from '../../loading/chunkErrors';
import type { DemoAsset } from '../../sandbox/toSandboxDemo';
import { useEditedAsset } from '../code/useEditedAsset';
import type { DemoSource } from '../useDemoData';
import { useDemoMessage } from '../useDemoMessage';
import './DemoEmbed.css';

interface DemoEmbedProps {
  demo: DemoSource;
  /** Whether the card offers it. A project that runs stays until it is closed. */
  offered: boolean;
}

/** A row below the code of a card that runs the demo in StackBlitz on the spot. */
export function DemoEmbed(props: DemoEmbedProps) {
  return (
    <Suspense fallback={null}>
      <EmbedRow {...props} />
    </Suspense>
  );
}

/** What the row shows: nothing yet, the frame, or that its code did not arrive. */
type Shown = 'nothing' | 'failure' | { Frame: ComponentType<{ asset: DemoAsset }> };

function EmbedRow({ demo, offered }: DemoEmbedProps) {
  const [shown, setShown] = useState<Shown>('nothing');
  const open = typeof shown === 'object';
  if (!offered && !open) return null;
  return <EmbedSwitch demo={demo} shown={shown} onChange={setShown} />;
}

interface EmbedSwitchProps {
  demo: DemoSource;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

function EmbedSwitch({ demo, shown, onChange }: EmbedSwitchProps) {
  const message = useDemoMessage();
  const frameId = useId();
  const asset = useEditedAsset(demo);
  if (!asset) return null;
  const Frame = typeof shown === 'object' ? shown.Frame : undefined;

  const open = async () => {
    try {
      // With the sources of the packages and StackBlitz's sdk: for those who ask.
      const { default: Frame } = await import('./EmbedFrame');
      onChange({ Frame });
    } catch (error) {
      onChange('failure');
      if (!isChunkError(error)) throw error;
    }
  };

  return (
    <div className="demo-embed">
      <div className="demo-embed-bar">
        <button
          type="button"
          className="demo-embed-switch"
          aria-expanded={Boolean(Frame)}
          aria-controls={Frame && frameId}
          onClick={Frame ? () => onChange('nothing') : open}
        >
          {Frame ? <CloseIcon /> : <PlayIcon />}
          <span>{message(Frame ? 'embed.close' : 'embed.open')}</span>
        </button>
        {shown === 'failure' && <span role="alert">{message('open-in.failed')}</span>}
      </div>
      {Frame && (
        <div id={frameId}>
          <Frame asset={asset} />
        </div>
      )}
    </div>
  );
}
