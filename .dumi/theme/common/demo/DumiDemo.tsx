import { useRouteMeta } from 'dumi';
import { useRef } from 'react';
import Previewer from '../../builtins/Previewer';
import { useNearViewport } from '../../hooks/useNearViewport';
import { DemoStage } from './DemoStage';
import type { DemoSource } from './useDemoData';
import type { DemoView } from './view/demoView';
import { useDemoView } from './view/useDemoView';
import './DumiDemo.css';

export interface DemoSettings {
  title?: string;
  /** Whether the card shows its title; `true` when omitted. Without it, the title is for screen readers only. */
  heading?: boolean;
  /** HTML that dumi has made from the Markdown of the attribute. */
  description?: string;
  /** A debug demo is for writers; production has none (plugin/remark-debug-demos.ts). */
  debug?: boolean;
  /** Shows the demo in a frame: `true`, or its height in px. */
  iframe?: boolean | number | string;
  /** What a frame looks like until its demo is there: an application with a side menu, a table, or one in the other. */
  skeleton?: 'layout' | 'table' | 'layout table';
  /** Name of the pictures of what a frame shows (tests/support/pictures), which stand there until the reader does something. */
  picture?: string;
  /** Theme of the library in which it is shown until a reader chooses another one; `default` when omitted. */
  theme?: DemoView['theme'];
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
  if (demo.inline) return <InlineDemo {...demo} />;
  return <Previewer demo={demo} {...previewerProps} />;
}

/** A demo in the flow of the text, without a card. */
function InlineDemo(demo: DemoSource) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const { view, chosen } = useDemoView(demo.id);
  return (
    <div ref={place}>
      <DemoStage demo={demo} near={near} reserve="0" view={view} chosen={chosen} />
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
