import { BoltIcon } from '../../common/controls/icons';
import { isChunkError } from '../../common/loading/chunkErrors';
import type { PreviewId } from './previews';
import { usePreviewMessage } from './usePreviewMessage';

/** A button that opens the template's files in StackBlitz, in a tab of its own. They are loaded at the click. */
export function OpenInStackBlitz({ id }: { id: PreviewId }) {
  const message = usePreviewMessage();
  const label = message('open-in', { service: 'StackBlitz' });

  const open = async () => {
    const name = `${id}-${Date.now()}`;
    // At the click itself: a tab that is opened later, when the files are there, would be blocked.
    const tab = window.open('', name);
    try {
      const { openTemplate } = await import('../../common/sandbox/openTemplate');
      openTemplate(id, message('project', { name: id }), name);
      // The service's page has no business with ours.
      if (tab) tab.opener = null;
    } catch (error) {
      if (tab) tab.document.body.textContent = message('open-in.failed');
      if (!isChunkError(error)) throw error;
    }
  };

  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={open}>
      <BoltIcon />
    </button>
  );
}
