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
  const outcome = copied ? copiedLabel : message('code.not-copied');
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={copied === undefined ? label : outcome}
        data-copied={copied || undefined}
        onClick={async () => setCopied(await copyText(getText()))}
      >
        {copied === undefined ? <CopyIcon /> : copied ? <CheckIcon /> : <CloseIcon />}
      </button>
      <span className="visually-hidden" role="status">
        {copied !== undefined && outcome}
      </span>
    </>
  );
}
