import type { ComponentProps } from 'react';
import './index.css';

/** A Markdown table, which scrolls inside itself. The frame takes the focus, so that keys can scroll it. */
export default function Table(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className="table-frame" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
