import type { ReactNode } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { CopyButton } from '../controls/CopyButton';
import { CopyIcon } from '../controls/icons';
import './SourceCode.css';

interface SourceCodeProps {
  /** Highlighted code as HTML, which plugin/rehype-highlight.ts has made of a block in Markdown. */
  html?: string;
  /** The code of a demo, which is highlighted where it is shown. */
  children?: ReactNode;
  lang?: string;
  /** What is copied, where more than the shown code is. */
  getCopied?: () => string;
  /** Name of the file that the code stands for. */
  title?: string;
}

export function SourceCode({ html, children, lang, getCopied, title }: SourceCodeProps) {
  const message = useMessage();
  return (
    <figure className="source-code">
      {title && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0} data-lang={lang}>
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown at build time
          <code dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {getCopied ? (
        <CopyButton
          getText={getCopied}
          label={message('code.copy')}
          copiedLabel={message('code.copied')}
        />
      ) : (
        // hooks/useCopyCode listens to it.
        <button
          type="button"
          className="icon-button copy-code"
          aria-label={message('code.copy')}
          title={message('code.copy')}
        >
          <CopyIcon />
        </button>
      )}
    </figure>
  );
}
