import { DemoFrame } from './DemoFrame';
import { DemoStage } from './DemoStage';
import type { DemoSettings } from './demoSettings';
import type { DemoSource } from './useDemoData';
import type { DemoViewState } from './view/useDemoView';

/** Height of one row of controls, in px: what most demos are at least. For a demo that is not measured yet. */
const RESERVED = '32';

/** Height of a frame that says none, in px. */
const FRAME_HEIGHT = 300;

interface DemoCanvasProps
  extends Pick<DemoSettings, 'title' | 'reserve' | 'iframe' | 'skeleton' | 'picture'> {
  demo: DemoSource;
  near: boolean;
  shown: DemoViewState;
}

/** The upper half of a card: the demo, in the colors that a reader has chosen for it. */
export function DemoCanvas(props: DemoCanvasProps) {
  const { demo, title, reserve, iframe, skeleton, picture, near, shown } = props;
  const { view, chosen } = shown;
  // A stage that is wider than the card scrolls, by keyboard too.
  const scrolling = chosen.width && { tabIndex: 0, role: 'group', 'aria-label': title };
  return (
    <div
      className="demo-canvas"
      // Where one reads to the left, a stage that is wider than the card begins at its right.
      dir={chosen.dir}
      data-prefers-color={chosen.mode}
      {...scrolling}
    >
      {iframe ? (
        <DemoFrame
          id={demo.id}
          title={title}
          near={near}
          height={Number(iframe) > 1 ? Number(iframe) : FRAME_HEIGHT}
          skeleton={skeleton}
          picture={picture}
          shown={shown}
        />
      ) : (
        <DemoStage
          demo={demo}
          near={near}
          reserve={reserve ?? RESERVED}
          view={view}
          chosen={chosen}
        />
      )}
    </div>
  );
}
