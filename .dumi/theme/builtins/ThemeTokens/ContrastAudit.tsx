import { useMessage } from '../../hooks/useMessage';
import { useOpened } from '../../hooks/useOpened';
import ContrastTables from './ContrastTables';
import './index.css';

/** The measured pairs, folded: they are for who has doubts. Their text is in the page for who reads without scripts. */
export default function ContrastAudit() {
  const message = useMessage();
  const { details } = useOpened();
  return (
    <details className="contrast-audit" {...details}>
      <summary>{message('tokens.audit')}</summary>
      <ContrastTables />
    </details>
  );
}
