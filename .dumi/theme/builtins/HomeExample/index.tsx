import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LocaleId } from '../../../config/locales';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { useColorMode } from '../../hooks/useColorMode';
import { useInterest } from '../../hooks/useInterest';
import { useSite } from '../../hooks/useSite';
import './index.css';

/** The very code that the home page shows, in each language; tests/home-example.test.ts compares them. */
const examples: Record<LocaleId, () => Promise<{ default: ComponentType }>> = {
  'zh-CN': () => import('./Example.zh-CN'),
  'en-US': () => import('./Example.en-US'),
};

/** antd comes with the provider, so this is not loaded before the reader shows interest. */
async function loadExample(id: LocaleId) {
  const [example, provider] = await Promise.all([
    examples[id](),
    import('../../common/demo/DemoProvider'),
  ]);
  return { id, Example: example.default, Provider: provider.default };
}

interface HomeExampleProps {
  /** Text of the example's button; a picture of the button stands there first. */
  label: string;
}

/** The result of the code on the home page. */
export default function HomeExample({ label }: HomeExampleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const interested = useInterest(frame);
  const { locale } = useSite();
  const { mode } = useColorMode();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadExample>>>();

  useEffect(() => {
    // Where antd cannot be loaded, the picture stays.
    if (interested) loadExample(locale.id).then(setLoaded, () => {});
  }, [interested, locale.id]);

  return (
    <div ref={frame} className="home-example">
      {loaded?.id === locale.id && mode ? (
        <DemoErrorBoundary>
          <loaded.Provider locale={locale.id} colorMode={mode} theme="zeus">
            <loaded.Example />
          </loaded.Provider>
        </DemoErrorBoundary>
      ) : (
        <span className="home-example-picture" aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
}
