import { copyText } from '@mtools/browser-utils';
import { useCopied } from '../hooks/useCopied';
import { useMessage } from '../hooks/useMessage';
import { CheckIcon, CloseIcon, CopyIcon } from './icons';

interface CopyButtonProps {
  /** Reads the text at the moment of the click. */
  getText: () => string;
  label: string;
  copiedLabel: string;
}

export function CopyButton({ getText, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useCopied();
  const message = useMessage();
  const shown = copied === undefined ? label : copied ? copiedLabel : message('code.not-copied');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={shown}
      title={shown}
      data-copied={copied || undefined}
      onClick={async () => setCopied(await copyText(getText()))}
    >
      {copied === undefined ? <CopyIcon /> : copied ? <CheckIcon /> : <CloseIcon />}
    </button>
  );
}
