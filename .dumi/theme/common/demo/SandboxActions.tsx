import { useSite } from '../../hooks/useSite';
import { BoltIcon, BoxIcon } from '../controls/icons';
import { isChunkError } from '../loading/chunkErrors';
import type { SandboxService } from '../sandbox/openDemo';
import { ProjectError } from '../sandbox/ProjectError';
import { useEditedAsset } from './code/useEditedAsset';
import type { DemoSource } from './useDemoData';
import { useDemoMessage } from './useDemoMessage';

/** Buttons that open the demo in an online editor, in a tab of its own. */
export function SandboxActions({ demo }: { demo: DemoSource }) {
  const message = useDemoMessage();
  const { locale } = useSite();
  const asset = useEditedAsset(demo);
  if (!asset) return null;

  const open = async (service: SandboxService) => {
    const name = `${demo.id}-${Date.now()}`;
    // At the click itself: a tab that is opened later, when the code is there, would be blocked.
    const tab = window.open('', name);
    try {
      const { openDemo } = await import('../sandbox/openDemo');
      openDemo(service, asset, locale.id, name);
      // The service's page has no business with ours.
      if (tab) tab.opener = null;
    } catch (error) {
      const isImpossible = error instanceof ProjectError;
      if (tab) {
        tab.document.body.textContent = isImpossible
          ? message('open-in.impossible', { service, reason: error.message })
          : message('open-in.failed');
      }
      if (!isImpossible && !isChunkError(error)) throw error;
    }
  };

  return (['CodeSandbox', 'StackBlitz'] as const).map((service) => {
    const label = message('open-in', { service });
    return (
      <button
        key={service}
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => open(service)}
      >
        {service === 'CodeSandbox' ? <BoxIcon /> : <BoltIcon />}
      </button>
    );
  });
}
