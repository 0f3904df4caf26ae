import { EditorView } from '@codemirror/view';

/**
 * How the editor looks, in the site's tokens. It is written here because CodeMirror's own styles stand
 * in no cascade layer, and so would win over any stylesheet of the site.
 */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--code-text)', background: 'var(--sunken)' },
  // Above the gutter, which has a ground of its own.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    outline: '2px solid var(--accent)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
    content: '""',
  },
  '.cm-scroller': {
    maxBlockSize: 'min(640px, 80vh)',
    font: '13.5px / 22px var(--font-code)',
  },
  '.cm-content': { padding: '16px 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-gutters': {
    color: 'var(--subtle)',
    background: 'var(--sunken)',
    borderInlineEnd: '0',
  },
  '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '40px', padding: '0 8px 0 16px' },
  '&.cm-focused .cm-cursor': { borderInlineStart: '2px solid var(--text)' },
  '& .cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--accent-soft)' },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--accent-soft)',
    outline: '1px solid var(--control-border)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--error-soft)' },
  '.code-editor-error-line': {
    background: 'var(--error-soft)',
    boxShadow: 'inset 2px 0 var(--error)',
  },
  '@media print': { '&.cm-focused::after': { outline: '0' } },
  // Below 16 px, iOS zooms into what is written in.
  '@media (max-width: 767px)': { '.cm-scroller': { fontSize: '16px' } },
});
