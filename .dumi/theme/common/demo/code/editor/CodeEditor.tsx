import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { extensionsFor, markLine } from './extensions';

interface CodeEditorProps {
  /** What the text is written in. */
  syntax: 'tsx' | 'css';
  /** The text to begin with; another text needs another `key`. */
  text: string;
  label: string;
  /** Id of the element that says how to leave the editor. */
  describedBy: string;
  /** Line with an error, counted from 1. */
  errorLine?: number;
  autoFocus: boolean;
  /** It can be written in. */
  onReady: () => void;
  onChange: (text: string) => void;
}

/** CodeMirror keeps its own state: React only mounts it, receives changes, and unmounts it. */
export function CodeEditor(props: CodeEditorProps) {
  const { errorLine } = props;
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);

  const create = useEffectEvent((element: HTMLElement) => {
    const { syntax, text, label, describedBy } = props;
    const view = new EditorView({
      parent: element,
      doc: text,
      extensions: [
        extensionsFor(syntax),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    });
    if (props.autoFocus) view.focus();
    props.onReady();
    return view;
  });
  const onChange = useEffectEvent((text: string) => props.onChange(text));

  useEffect(() => {
    if (!parent.current) return;
    const view = create(parent.current);
    editor.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => editor.current?.dispatch({ effects: markLine.of(errorLine) }), [errorLine]);

  return <div ref={parent} className="code-editor" dir="ltr" />;
}
