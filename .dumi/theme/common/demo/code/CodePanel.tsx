import { lazy, Suspense, useId, useTransition } from 'react';
import { SourceCode } from '../../code/SourceCode';
import type { DemoSource } from '../useDemoData';
import { useDemoMessage } from '../useDemoMessage';
import { useCodeLanguage } from './codeLanguage';
import { useDemoCode } from './DemoCode';
import { nameIn, useDemoFiles } from './demoFiles';
import { FileTabs } from './FileTabs';
import { LanguageSwitch } from './LanguageSwitch';
import type { CodeLanguage, DemoFile } from './types';
import './CodePanel.css';

/** Editor and compiler are only loaded by a reader who wants to edit. */
const DemoEditor = lazy(() => import('./editor/DemoEditor'));

interface CodePanelProps {
  demo: DemoSource;
  /** Whether edits can be seen to run. */
  editable: boolean;
}

/** The code of a demo, to read and to edit. It suspends until the demo's data is there. */
export function CodePanel({ demo, editable }: CodePanelProps) {
  const id = useId();
  const { language, choose } = useCodeLanguage();
  const { state, dispatch } = useDemoCode();
  const files = useDemoFiles(demo);
  const file = files.find(({ name }) => name === state.file) ?? files[0];
  if (!file) return null;

  const code = <Code file={file} language={language} />;
  const several = files.length > 1;
  return (
    <>
      <div className="code-bar">
        {several && (
          <FileTabs
            panelId={id}
            files={files.map((each) => ({ name: each.name, label: nameIn(language, each) }))}
            chosen={file.name}
            onChoose={(name) => dispatch({ type: 'open', file: name })}
          />
        )}
        <div className="code-bar-actions">
          {file.javascript && <LanguageSwitch language={language} onChoose={choose} />}
          {editable && <EditButton />}
        </div>
      </div>
      <div id={id} {...(several && { role: 'tabpanel', 'aria-labelledby': `${id}-${file.name}` })}>
        {state.editing ? (
          <Suspense fallback={code}>
            <DemoEditor demo={demo} files={files} file={file} language={language} />
          </Suspense>
        ) : (
          code
        )}
      </div>
    </>
  );
}

function Code({ file, language }: { file: DemoFile; language: CodeLanguage }) {
  const { html } = (language === 'javascript' && file.javascript) || file;
  return <SourceCode html={html} lang={file.name.endsWith('.css') ? 'css' : 'tsx'} />;
}

/** Begins to edit, and afterwards takes all edits back. The code stays in sight while the editor loads. */
function EditButton() {
  const message = useDemoMessage();
  const { state, dispatch } = useDemoCode();
  const [pending, startTransition] = useTransition();
  return (
    <button
      type="button"
      className="code-bar-button"
      aria-busy={pending}
      onClick={() => startTransition(() => dispatch({ type: state.editing ? 'reset' : 'edit' }))}
    >
      {message(state.editing ? 'edit.reset' : 'edit')}
    </button>
  );
}
