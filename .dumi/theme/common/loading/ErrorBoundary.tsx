/// <reference types="@rspack/core/module" />
import { type ReactNode, useState } from 'react';
import { Catch } from './Catch';
import { isChunkError, reloadOnceFor } from './chunkErrors';
import './ErrorBoundary.css';

const texts = {
  zh: {
    chunk: '页面的一部分加载失败',
    chunkHint: '可能是网络已断开，或网站刚刚发布了新版本。',
    crash: '页面出错了',
    crashHint: '这是网站自身的问题，重新加载通常可以恢复。',
    reload: '重新加载',
  },
  en: {
    chunk: 'Part of this page failed to load',
    chunkHint: 'The network may be down, or a new version of the site has just been released.',
    crash: 'This page has crashed',
    crashHint: 'This is a problem of the site itself. Reloading usually helps.',
    reload: 'Reload',
  },
};

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A part of a page, without which the rest of it goes on; else it is around everything. */
  part?: boolean;
}

/**
 * The last resort around everything, the intl provider included, which is why it brings its own texts; and around
 * each part of a page that is loaded after it. A file that cannot be loaded reloads the page once before anything is said.
 */
export function ErrorBoundary({ children, part }: ErrorBoundaryProps) {
  const [reloading, setReloading] = useState(false);
  const handleError = (error: unknown) => {
    if (isChunkError(error)) setReloading(reloadOnceFor(error));
    // In development an edit may have mended it, but what a lazy import could not get stays so until a reload.
    import.meta.webpackHot?.addStatusHandler((status) => {
      if (status === 'idle') window.location.reload();
    });
  };
  return (
    <Catch
      onError={handleError}
      fallback={(error) => (reloading ? null : <SiteError error={error} part={part} />)}
    >
      {children}
    </Catch>
  );
}

function SiteError({ error, part }: { error: unknown; part: boolean | undefined }) {
  const text = texts[document.documentElement.lang.startsWith('en') ? 'en' : 'zh'];
  const isChunk = isChunkError(error);
  const [Place, Title] = part ? (['div', 'strong'] as const) : (['main', 'h1'] as const);
  return (
    <Place className={part ? 'site-error site-error-part' : 'site-error'} role="alert">
      <Title>{isChunk ? text.chunk : text.crash}</Title>
      <p>{isChunk ? text.chunkHint : text.crashHint}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <button
        type="button"
        className="button button-primary"
        onClick={() => window.location.reload()}
      >
        {text.reload}
      </button>
    </Place>
  );
}
