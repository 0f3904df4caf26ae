import { copyText } from '@mtools/browser-utils';
import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from './icons';

/** How long the button says that it has copied, in ms. */
const COPIED_FOR = 2000;

interface CopyButtonProps {
  /** Reads the text at the moment of the click. */
  getText: () => string;
  label: string;
  copiedLabel: string;
}

export function CopyButton({ getText, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <button
      type="button"
      className="icon-button"
      aria-label={copied ? copiedLabel : label}
      title={copied ? copiedLabel : label}
      data-copied={copied || undefined}
      onClick={async () => setCopied(await copyText(getText()))}
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
    </button>
  );
}
