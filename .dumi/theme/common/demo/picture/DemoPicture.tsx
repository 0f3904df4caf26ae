import { Suspense, use } from 'react';
import { useSite } from '../../../hooks/useSite';
import type { DemoSource } from '../useDemoData';
import { renderPicture } from './renderPicture';
import './DemoPicture.css';

/**
 * How a demo looks, until the demo itself is there: drawn at build time and a part of the page's HTML,
 * so that the first sight of a page has it, and paper and a reader without JavaScript too. After a
 * navigation there is none.
 */
export function DemoPicture({ demo }: { demo: DemoSource }) {
  return (
    <Suspense fallback={null}>
      <Picture demo={demo} />
    </Suspense>
  );
}

function Picture({ demo }: { demo: DemoSource }) {
  const { locale } = useSite();
  const picture = renderPicture(demo, locale.id);
  const __html = typeof picture === 'string' ? picture : use(picture);
  return (
    <div
      className="demo-picture"
      aria-hidden="true"
      inert
      // React leaves what the build has drawn as it is.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it from our own demo
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
