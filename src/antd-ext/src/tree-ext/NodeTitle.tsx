import type { TreeDataNode } from 'antd';
import { memo, type ReactNode, useContext } from 'react';
import { textOf } from '../_internal/textOf';
import { keyOf, titleOf } from './fields';
import { MoreButton } from './MoreButton';
import { readMore } from './readMore';
import { TreeExtContext } from './TreeExtContext';

interface NodeTitleProps {
  node: TreeDataNode;
  /** What the node shows. */
  content: ReactNode;
}

/**
 * The title of a node with what is searched for marked, and the “more” button behind it. No element goes round them:
 * a tree may have thousands.
 */
export const NodeTitle = memo(function NodeTitle({ node, content }: NodeTitleProps) {
  const shared = useContext(TreeExtContext);
  if (!shared) return content;
  const { getNodeMore, search, fields } = shared;
  const more = getNodeMore && readMore(getNodeMore(node));
  const isText = typeof content === 'string' || typeof content === 'number';
  const shown = search !== undefined && isText ? markText(String(content), search) : content;
  if (!more) return shown;
  const title = titleOf(node, fields);
  const name =
    (typeof title !== 'function' && textOf(title)) ||
    textOf(content) ||
    String(keyOf(node, fields));
  return (
    <>
      {shown}
      <MoreButton
        shared={shared}
        nodeKey={keyOf(node, fields)}
        name={name}
        more={more}
        fixed={node.disabled}
      />
    </>
  );
});

/** Made of elements alone: a text that the browser has translated could not be taken out again. */
function markText(text: string, search: string): ReactNode {
  const lower = text.toLowerCase();
  const parts: ReactNode[] = [];
  let from = 0;
  const push = (Tag: 'span' | 'mark', end: number) => {
    if (end > from) parts.push(<Tag key={from}>{text.slice(from, end)}</Tag>);
    from = end;
  };
  // A few letters grow when they are made small, and then the positions differ.
  const isMarked = search && lower.length === text.length;
  let at = isMarked ? lower.indexOf(search) : -1;
  while (at >= 0) {
    push('span', at);
    push('mark', at + search.length);
    at = lower.indexOf(search, from);
  }
  push('span', text.length);
  return parts;
}
