import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { tsxLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { editorTheme } from './editorTheme';

/** Gives tokens the classes that the code of the site has (styles/code.css). */
const highlighter = tagHighlighter([
  { tag: tags.comment, class: 'token comment' },
  { tag: [tags.keyword, tags.operator, tags.tagName], class: 'token keyword' },
  { tag: [tags.string, tags.regexp, tags.attributeValue], class: 'token string' },
  { tag: [tags.number, tags.bool, tags.null, tags.attributeName], class: 'token number' },
  { tag: [tags.propertyName, tags.atom, tags.unit], class: 'token property' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'token function',
  },
  { tag: [tags.typeName, tags.className], class: 'token class-name' },
  { tag: [tags.punctuation, tags.bracket], class: 'token punctuation' },
]);

/** Marks a line, counted from 1, or none. */
export const markLine = StateEffect.define<number | undefined>();

const errorLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, { docChanged, changes, effects, state }) {
    let next = docChanged ? marked.map(changes) : marked;
    for (const effect of effects) {
      if (!effect.is(markLine)) continue;
      const { value: line } = effect;
      const exists = line !== undefined && line >= 1 && line <= state.doc.lines;
      next = exists
        ? Decoration.set([errorMark.range(state.doc.line(line).from)])
        : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const errorMark = Decoration.line({ class: 'code-editor-error-line' });

/**
 * The parts of CodeMirror that a demo's editor needs. CodeMirror 6 is chosen for what a text area with
 * colors behind it cannot do well: input methods, screen readers, undo, and touch, at a third of what
 * may be loaded here. Tab indents; Esc and then Tab leaves, which CodeMirror itself sees to.
 */
export function extensionsFor(syntax: 'tsx' | 'css'): Extension {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    syntaxHighlighting(highlighter),
    syntax === 'css' ? css() : new LanguageSupport(tsxLanguage),
    errorLine,
    editorTheme,
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  ];
}
