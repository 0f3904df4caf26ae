import type { KeyboardEvent } from 'react';
import { useDemoMessage } from '../useDemoMessage';

/** How many tabs a key moves by. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

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

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const current = files.findIndex(({ name }) => name === chosen);
    const index = (current + step + files.length) % files.length;
    onChoose(files[index]?.name ?? chosen);
    event.currentTarget.querySelectorAll('button')[index]?.focus();
  };

  return (
    <div className="code-files" role="tablist" aria-label={message('files')} onKeyDown={onKeyDown}>
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
