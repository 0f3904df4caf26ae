import type { DemoView } from './view/demoView';

/** What the tag of a demo, `<code src>`, says of its card. */
export interface DemoSettings {
  title?: string;
  /** Whether the card shows its title; `true` when omitted. Without it, the title is for screen readers only. */
  heading?: boolean;
  /** HTML that dumi has made from the Markdown of the attribute. */
  description?: string;
  /** A debug demo is for writers; production has none (plugin/pages/debugDemos.ts). */
  debug?: boolean;
  /** Shows the demo in a frame: `true`, or its height in px. */
  iframe?: boolean | number | string;
  /** What a frame looks like until its demo is there: an application with a side menu, a table, or one in the other. */
  skeleton?: 'layout' | 'table' | 'layout table';
  /** Name of the pictures of what a frame shows (tests/support/pictures), which stand there until the reader does something. */
  picture?: string;
  /** Theme of the library in which it is shown until a reader chooses another one; `default` when omitted. */
  theme?: DemoView['theme'];
  /** Heights in px that are kept free until the demo is there, on a phone, a tablet and a desktop (plugin/demo-heights.ts). */
  reserve?: string;
}
