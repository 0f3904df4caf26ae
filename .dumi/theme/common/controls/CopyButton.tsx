import { copyText } from '@mtools/browser-utils';
import { useCopied } from '../../hooks/useCopied';
import { useMessage } from '../../hooks/useMessage';
import { announce } from './announce';
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
  const outcomeOf = (done: boolean) => (done ? copiedLabel : message('code.not-copied'));
  const copy = async () => {
    const done = await copyText(getText());
    setCopied(done);
    announce(outcomeOf(done));
  };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={copied === undefined ? label : outcomeOf(copied)}
      data-copied={copied || undefined}
      onClick={copy}
    >
      {copied === undefined ? <CopyIcon /> : copied ? <CheckIcon /> : <CloseIcon />}
    </button>
  );
}
