import { copyText } from '@mtools/browser-utils';
import { useCopied } from '../hooks/useCopied';
import { CheckIcon, CopyIcon } from './icons';

interface CopyButtonProps {
  /** Reads the text at the moment of the click. */
  getText: () => string;
  label: string;
  copiedLabel: string;
}

export function CopyButton({ getText, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useCopied();
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
