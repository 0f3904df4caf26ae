import { Children, type ReactNode, useId } from 'react';
import { packageManagers } from '../../common/code/packageManagers';
import { moveTab } from '../../common/controls/moveTab';
import { useMessage } from '../../hooks/useMessage';
import { usePackageManager } from '../../hooks/usePackageManager';
import './index.css';

/**
 * Install commands, one block for each package manager in the order of the list; Markdown writes them
 * with `pm` (plugin/rehype-package-managers.ts). Which one is seen is decided by the styles, from an
 * attribute of the document: so it is right before hydration too.
 */
export default function PackageManagers({ children }: { children: ReactNode }) {
  const id = useId();
  const message = useMessage();
  const { chosen, choose } = usePackageManager();

  return (
    <div className="package-managers">
      <div
        role="tablist"
        aria-label={message('code.package-manager')}
        onKeyDown={(event) => moveTab(event, packageManagers, { chosen, choose })}
      >
        {packageManagers.map((manager) => (
          <button
            key={manager}
            type="button"
            role="tab"
            id={`${id}tab-${manager}`}
            aria-controls={`${id}${manager}`}
            aria-selected={manager === chosen}
            tabIndex={manager === chosen ? 0 : -1}
            data-manager={manager}
            onClick={() => choose(manager)}
          >
            {manager}
          </button>
        ))}
      </div>
      {Children.toArray(children).map((block, index) => {
        const manager = packageManagers[index];
        return (
          <div
            key={manager}
            role="tabpanel"
            id={`${id}${manager}`}
            aria-labelledby={`${id}tab-${manager}`}
            data-manager={manager}
          >
            {block}
          </div>
        );
      })}
    </div>
  );
}
