import { lazy } from 'react';
import SourceCode from '../../builtins/SourceCode';
import { useMessage } from '../../hooks/useMessage';
import { CopyButton } from '../CopyButton';
import { type DemoSource as Source, useDemoData } from './useDemoData';

/** The highlighter is only loaded by a reader who opens the code of a demo. */
const HighlightedCode = lazy(() => import('./HighlightedCode'));

/** The files of a demo, its entry first. It suspends until they are there. */
function useDemoFiles(demo: Source): [name: string, content: string][] {
  const dependencies = useDemoData(demo)?.asset.dependencies ?? {};
  return Object.entries(dependencies).flatMap(([name, { type, value }]) =>
    type === 'FILE' ? [[name, value]] : [],
  );
}

export function DemoSource({ demo }: { demo: Source }) {
  return useDemoFiles(demo).map(([name, content], _index, files) => (
    <SourceCode key={name} lang="tsx" title={files.length > 1 ? name : undefined}>
      <HighlightedCode code={content.trim()} lang={name.endsWith('.css') ? 'css' : 'tsx'} />
    </SourceCode>
  ));
}

export function CopyDemoSource({ demo }: { demo: Source }) {
  const message = useMessage();
  const entry = useDemoFiles(demo)[0]?.[1] ?? '';
  return (
    <CopyButton
      getText={() => entry}
      label={message('demo.copy')}
      copiedLabel={message('demo.copied')}
    />
  );
}
