import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../common/CopyButton';
import { useMessage } from '../../hooks/useMessage';
import './index.css';

interface SourceCodeProps {
  /** The code. In Markdown it arrives highlighted: plugin/rehype-highlight.ts does that at build time. */
  children: ReactNode;
  lang?: string;
  /** Name of the file that the code stands for. */
  title?: string;
}

export default function SourceCode({ children, lang, title }: SourceCodeProps) {
  const message = useMessage();
  const code = useRef<HTMLElement>(null);
  return (
    <figure className="source-code">
      {title && <figcaption>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0} data-lang={lang}>
        <code ref={code}>{children}</code>
      </pre>
      <CopyButton
        getText={() => code.current?.textContent ?? ''}
        label={message('code.copy')}
        copiedLabel={message('code.copied')}
      />
    </figure>
  );
}
