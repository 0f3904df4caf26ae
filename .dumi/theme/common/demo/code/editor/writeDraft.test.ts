import { expect, it } from 'vitest';
import { writeDraft } from './writeDraft';

const original = {
  typescript: `import { type Key, useState } from 'react';

interface Row {
  id: Key;
}

export default function Demo() {
  const [rows] = useState<Row[]>([]);
  return <p>{rows.length} rows</p>;
}`,
  javascript: `import { useState } from 'react';

export default function Demo() {
  const [rows] = useState([]);
  return <p>{rows.length} rows</p>;
}`,
};

it('takes the types out of what is written in TypeScript', () => {
  const text = original.typescript.replace('rows</p>', 'lines</p>');
  const draft = writeDraft(original, 'typescript', text);
  expect(draft.texts).toEqual({
    typescript: text,
    javascript: original.javascript.replace('rows</p>', 'lines</p>'),
  });
});

it('keeps the types when JavaScript is changed elsewhere', () => {
  const text = original.javascript.replace('rows</p>', 'lines</p>');
  expect(writeDraft(original, 'javascript', text).texts.typescript).toBe(
    original.typescript.replace('rows</p>', 'lines</p>'),
  );
});

it('keeps a type beside a change', () => {
  const text = original.javascript.replace('useState([])', 'useState([1, 2])');
  const { typescript } = writeDraft(original, 'javascript', text).texts;
  expect(typescript).toContain('const [rows] = useState<Row[]>([1, 2]);');
  expect(typescript).toContain('interface Row {');
});

it('takes the JavaScript itself where types and changes cannot be told apart', () => {
  const text = 'export default () => null;\n';
  expect(writeDraft(original, 'javascript', text).texts.typescript.trim()).toContain(
    'export default () => null;',
  );
});

it('loses nothing on the way there and back, with edits on both sides', () => {
  const first = writeDraft(
    original,
    'typescript',
    original.typescript.replace('id: Key;', 'id: Key;\n  name: string;'),
  );
  const second = writeDraft(
    first,
    'javascript',
    first.texts.javascript.replace('rows</p>', 'lines</p>'),
  );
  const third = writeDraft(
    second,
    'javascript',
    second.texts.javascript.replace('<p>', '<b>').replace('</p>', '</b>'),
  );
  expect(third.texts.typescript).toBe(
    original.typescript
      .replace('id: Key;', 'id: Key;\n  name: string;')
      .replace('rows</p>', 'lines</p>')
      .replace('<p>', '<b>')
      .replace('</p>', '</b>'),
  );
});

it('carries text over as it stands while it cannot be parsed', () => {
  const text = original.typescript.replace('return', 'return (');
  expect(writeDraft(original, 'typescript', text).texts.javascript).toBe(text);
});
