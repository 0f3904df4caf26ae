import { CopyButton } from '../controls/CopyButton';
import { useCodeLanguage } from './code/codeLanguage';
import { useDemoCode } from './code/DemoCode';
import { textsOf, useDemoFiles } from './code/demoFiles';
import type { DemoSource } from './useDemoData';
import { useDemoMessage } from './useDemoMessage';

/** Copies what the code panel shows, edits included; the entry file while the panel is closed. */
export function CopyDemoSource({ demo }: { demo: DemoSource }) {
  const message = useDemoMessage();
  const { language } = useCodeLanguage();
  const { state } = useDemoCode();
  const files = useDemoFiles(demo);
  const file = files.find(({ name }) => name === state.file) ?? files[0];
  const texts = file && (state.drafts[file.name]?.texts ?? textsOf(file));
  return (
    <CopyButton
      // With the line break that a file ends with.
      getText={() => `${texts?.[language].trimEnd() ?? ''}\n`}
      label={message('copy')}
      copiedLabel={message('copied')}
    />
  );
}
