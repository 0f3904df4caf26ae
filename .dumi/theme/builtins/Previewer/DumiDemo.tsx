import { useRef } from 'react';
import { DemoStage } from '../../common/demo/DemoStage';
import type { DemoSettings } from '../../common/demo/demoSettings';
import type { DemoSource } from '../../common/demo/useDemoData';
import { useDemoView } from '../../common/demo/view/useDemoView';
import { useNearViewport } from '../../hooks/useNearViewport';
import { usePageDetails } from '../../hooks/usePageDetails';
import Previewer from '.';
import './DumiDemo.css';

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
  const { frontmatter } = usePageDetails();
  return (
    <div className="demo-grid" data-cols={frontmatter.demo?.cols}>
      {items.map((item) => (
        <DumiDemo key={item.demo.id} {...item} />
      ))}
    </div>
  );
}
