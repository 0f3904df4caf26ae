import partsOf from '@@/antd-types/parts.json';
import { playgrounds } from '@@/playground';
import { lazy, Suspense, useMemo, useState } from 'react';
import { fill } from '../../common/locale/fill';
import { useColorMode } from '../../hooks/useColorMode';
import { useSite } from '../../hooks/useSite';
import enUS from '../../locales/parts/en-US.json';
import zhCN from '../../locales/parts/zh-CN.json';
import { exampleProps } from './exampleProps';
import { toClassNames } from './toClassNames';
import './SemanticPanel.lazy.css';

const words = { 'zh-CN': zhCN, 'en-US': enUS };

const DemoProvider = lazy(() => import('../../common/demo/DemoProvider'));

/** The example of the playground, which passes on what it is given. */
async function loadExample(id: string) {
  const playground = await playgrounds[id]?.load();
  if (!playground)
    throw new Error(`There is no docs/AntdExt/playground/${id}.tsx to show the parts of.`);
  return { default: playground.component };
}

/** The component as it is, and its parts by name: the one that is pointed at, focused or pressed is marked. */
export default function SemanticPanel({ id }: { id: string }) {
  const { locale } = useSite();
  const { mode } = useColorMode();
  const { label, parts: descriptions } = words[locale.id];
  const parts = partsOf[id] ?? [];
  const [pressed, setPressed] = useState(parts[0]);
  const [pointed, setPointed] = useState<string>();
  const active = pointed ?? pressed;
  const Example = useMemo(() => lazy(() => loadExample(id)), [id]);
  const descriptionOf = (part: string) =>
    Object.entries(descriptions).find(([name]) => name === part.split('.').at(-1))?.[1];

  return (
    <>
      {/* A picture of the component: nothing in it can be operated. */}
      <div className="semantic-stage demo-stage" inert>
        <Suspense fallback={null}>
          <DemoProvider locale={locale.id} colorMode={mode ?? 'light'}>
            <Example
              {...exampleProps[id]}
              classNames={active && toClassNames(active, 'semantic-active')}
            />
          </DemoProvider>
        </Suspense>
      </div>
      <ul className="semantic-parts" aria-label={fill(label, { id })}>
        {parts.map((part) => (
          <li key={part}>
            <button
              type="button"
              aria-pressed={part === active}
              onPointerEnter={() => setPointed(part)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPressed(part)}
              onClick={() => setPressed(part)}
            >
              <code>{part}</code>
              <span>{descriptionOf(part)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
