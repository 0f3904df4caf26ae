import { useEffect, useRef, useState } from 'react';
import { type ColorMode, useColorMode } from '../../../hooks/useColorMode';
import { useSite } from '../../../hooks/useSite';
import { embedDemo } from '../../sandbox/embed/embedDemo';
import type { StackBlitzEmbed } from '../../sandbox/embed/embedStackBlitz';
import { ProjectError } from '../../sandbox/ProjectError';
import type { DemoAsset } from '../../sandbox/toSandboxDemo';
import { useDemoMessage } from '../useDemoMessage';
import './EmbedFrame.lazy.css';

type Connection =
  | { state: 'connecting' }
  | { state: 'connected'; vm: Awaited<StackBlitzEmbed['connected']> }
  /** Of what `text` tells, with the reason in it. */
  | { state: 'failed'; text: 'embed.failed' | 'open-in.impossible'; reason: string };

/** The frame with the demo in StackBlitz, and how its connection stands. */
export default function EmbedFrame({ asset }: { asset: DemoAsset }) {
  const message = useDemoMessage();
  const place = useRef<HTMLDivElement>(null);
  const { connection, retry } = useEmbed(place, asset);
  return (
    // The retry button goes with the failure; the focus stays here.
    <div ref={place} className="demo-embed-frame" tabIndex={-1} data-state={connection.state}>
      {connection.state === 'failed' ? (
        <div className="demo-embed-failure">
          <p role="alert">
            {message(connection.text, { service: 'StackBlitz', reason: connection.reason })}
          </p>
          <button
            type="button"
            className="button"
            onClick={() => {
              place.current?.focus();
              retry();
            }}
          >
            {message('retry')}
          </button>
        </div>
      ) : (
        <p className="visually-hidden" role="status">
          {message(`embed.${connection.state}`)}
        </p>
      )}
    </div>
  );
}

/** Keeps an embedded project in a place of the page until that is left; each retry is a new one. */
function useEmbed(place: React.RefObject<HTMLElement | null>, asset: DemoAsset) {
  const message = useDemoMessage();
  const { locale } = useSite();
  const { mode = 'light' } = useColorMode();
  const [attempt, setAttempt] = useState(0);
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another color or language is no reason to lose what the reader has typed; a retry is a reason to start again
  useEffect(() => {
    // React knows only the elements that it has made, so the frame may stand among them.
    const target = document.createElement('div');
    place.current?.append(target);
    const title = message('embed.title', { title: asset.title ?? 'mtools' });
    const fail = (text: 'embed.failed' | 'open-in.impossible', { message: reason }: Error) =>
      setConnection({ state: 'failed', text, reason });
    let embed: StackBlitzEmbed;
    try {
      embed = embedDemo(target, asset, { locale: locale.id, theme: mode, title });
    } catch (error) {
      target.remove();
      if (!(error instanceof ProjectError)) throw error;
      fail('open-in.impossible', error);
      return;
    }
    embed.connected.then(
      (vm) => setConnection({ state: 'connected', vm }),
      (error: Error) => {
        embed.close();
        fail('embed.failed', error);
      },
    );
    return embed.close;
  }, [attempt]);

  useColorOf(connection, mode);
  const retry = () => {
    setConnection({ state: 'connecting' });
    setAttempt(attempt + 1);
  };
  return { connection, retry };
}

/** The editor follows the site's colors while it runs. */
function useColorOf(connection: Connection, mode: ColorMode) {
  const shown = useRef(mode);
  const vm = connection.state === 'connected' ? connection.vm : undefined;
  useEffect(() => {
    if (!vm || shown.current === mode) return;
    shown.current = mode;
    // An editor that cannot change its colors is as useful as before.
    vm.editor.setTheme(mode).catch(() => undefined);
  }, [vm, mode]);
}
