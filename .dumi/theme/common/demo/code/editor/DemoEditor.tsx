import { useId } from 'react';
import { type DemoSource, useDemoData } from '../../useDemoData';
import { useDemoCode } from '../DemoCode';
import { nameIn, textsOf } from '../demoFiles';
import type { CodeLanguage, DemoFile } from '../types';
import { CodeEditor } from './CodeEditor';
import { useEditorText } from './useEditorText';
import { useRun } from './useRun';
import { writeDraft } from './writeDraft';
import './DemoEditor.lazy.css';

interface DemoEditorProps {
  demo: DemoSource;
  files: readonly DemoFile[];
  /** The file that is edited. */
  file: DemoFile;
  language: CodeLanguage;
}

/** The editor of a card, and what is wrong with the code. What is written runs in the card's stage. */
export default function DemoEditor({ demo, files, file, language }: DemoEditorProps) {
  const text = useEditorText();
  const hint = useId();
  const { state, dispatch } = useDemoCode();
  useRun(useDemoData(demo)?.context, files, language);

  const { problem } = state;
  const before = state.drafts[file.name] ?? textsOf(file);
  const texts = 'texts' in before ? before.texts : before;
  const place = problem?.file && files.find(({ name }) => name === problem.file);
  const line = place && problem.line !== undefined && text('line', { line: problem.line });
  const where = line && files.length > 1 ? `${nameIn(language, place)} ${line}` : line;
  return (
    <>
      <CodeEditor
        key={`${file.name} ${language}`}
        syntax={file.name.endsWith('.css') ? 'css' : 'tsx'}
        text={texts[language]}
        label={`${text('label')} ${nameIn(language, file)}`}
        describedBy={hint}
        errorLine={problem?.file === file.name ? problem.line : undefined}
        autoFocus={state.awaited === true}
        onReady={() => dispatch({ type: 'opened' })}
        onChange={(changed) =>
          dispatch({ type: 'write', file: file.name, draft: writeDraft(before, language, changed) })
        }
      />
      <div id={hint} className="demo-editor-hint">
        {text('hint')}
      </div>
      <div className="demo-editor-problem" role="alert">
        {problem && (
          <div>
            {where && <strong>{where}</strong>}
            <span>{problem.message}</span>
          </div>
        )}
      </div>
    </>
  );
}
