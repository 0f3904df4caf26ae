import { moveTab } from '../../controls/moveTab';
import { useDemoMessage } from '../useDemoMessage';

interface FileTabsProps {
  /** Id of the panel that shows the file; a tab's own id is this with the name of its file. */
  panelId: string;
  files: readonly { name: string; label: string }[];
  /** Name of the file that is shown. */
  chosen: string;
  onChoose: (name: string) => void;
}

/** The files of a demo that has several. */
export function FileTabs({ panelId, files, chosen, onChoose }: FileTabsProps) {
  const message = useDemoMessage();

  const names = files.map(({ name }) => name);

  return (
    <div
      className="code-files"
      role="tablist"
      aria-label={message('files')}
      onKeyDown={(event) => moveTab(event, names, { chosen, choose: onChoose })}
    >
      {files.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          aria-controls={panelId}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
