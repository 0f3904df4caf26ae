import { useState } from 'react';
import { useCopied } from '../../hooks/useCopied';
import { announce } from '../controls/announce';
import { copyLater } from '../controls/copyLater';
import { CheckIcon, GemIcon } from '../controls/icons';
import { useDemoMessage } from '../demo/useDemoMessage';
import { isChunkError } from '../loading/chunkErrors';
import './CopySketch.css';

interface CopySketchProps {
  /** How Sketch lists what is pasted. */
  name: string;
}

/** Copies the demo of the card around it, as it looks now, for pasting into Sketch. */
export function CopySketch({ name }: CopySketchProps) {
  const message = useDemoMessage();
  const [copied, setCopied] = useCopied();
  const [state, setState] = useState<'idle' | 'working' | 'failed' | 'denied'>('idle');
  const label = message('sketch');

  const copy = async (button: HTMLElement) => {
    // Safari focuses no button that is clicked, and what failed is told until the focus goes.
    button.focus();
    const picture = pictureOf(button);
    if (!picture || state === 'working') return;
    setState('working');
    try {
      // A large script, for those who ask.
      const json = import('./toSketchGroup').then(({ toSketchGroup }) =>
        toSketchGroup(picture, name),
      );
      const done = await copyLater(json);
      setCopied(done);
      if (done) announce(message('copied'));
      setState(done ? 'idle' : 'denied');
    } catch (error) {
      setState('failed');
      if (!isChunkError(error)) throw error;
    }
  };

  return (
    <span className="copy-sketch">
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={copied ? message('copied') : label}
        aria-busy={state === 'working'}
        data-copied={copied || undefined}
        onClick={({ currentTarget }) => copy(currentTarget)}
        onBlur={() => setState((now) => (now === 'working' ? now : 'idle'))}
      >
        {copied ? <CheckIcon /> : <GemIcon />}
      </button>
      {(state === 'failed' || state === 'denied') && (
        <span role="alert">{message(`sketch.${state}`)}</span>
      )}
    </span>
  );
}

/** The demo of the card in which a button stands; of one that runs in a frame, the page in it. */
function pictureOf(button: HTMLElement): HTMLElement | null | undefined {
  const stage = button.closest('.demo')?.querySelector<HTMLElement>('.demo-stage, .demo-frame');
  return stage?.querySelector('iframe')?.contentDocument?.body ?? stage;
}
