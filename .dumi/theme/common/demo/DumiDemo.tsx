import { useRouteMeta } from 'dumi';
import { useRef } from 'react';
import Previewer from '../../builtins/Previewer';
import { useNearViewport } from '../../hooks/useNearViewport';
import { DemoStage } from './DemoStage';
import type { DemoSource } from './useDemoData';
import './DumiDemo.css';

export interface DemoSettings {
  title?: string;
  /** HTML that dumi has made from the Markdown of the attribute. */
  description?: string;
  /** A debug demo is for writers; production hides it. */
  debug?: boolean;
  /** Height in px that is kept free until the demo is there; a second number is for narrow windows. */
  reserve?: string;
}

export interface DumiDemoProps {
  demo: DemoSource & { inline?: boolean };
  previewerProps: DemoSettings;
}

/**
 * What a `<code src>` of a Markdown page becomes. It stands in for dumi's component of the same name,
 * which suspends the page on the code of every demo: here a demo is fetched when it comes near the
 * window, and mounts on the reader's machine only, so its styles can never mismatch.
 */
export function DumiDemo({ demo, previewerProps }: DumiDemoProps) {
  if (previewerProps.debug && process.env.NODE_ENV === 'production') return null;
  if (demo.inline) return <InlineDemo {...demo} />;
  return <Previewer demo={demo} {...previewerProps} />;
}

/** A demo in the flow of the text, without a card. */
function InlineDemo(demo: DemoSource) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <DemoStage demo={demo} near={useNearViewport(frame)} reserve="0" />
    </div>
  );
}

/** Demos that stand together, in as many columns as the page's `demo.cols` says on a wide window. */
export function DumiDemoGrid({ items }: { items: DumiDemoProps[] }) {
  const { frontmatter } = useRouteMeta();
  return (
    <div className="demo-grid" data-cols={frontmatter.demo?.cols}>
      {items.map((item) => (
        <DumiDemo key={item.demo.id} {...item} />
      ))}
    </div>
  );
}
