/**
 * The children of a node, or `undefined` where it has no array of them. A tree holds the same kind of node
 * on every level, which TypeScript cannot check for a key that is chosen at run time.
 */
export function childrenOf<Node extends object>(
  node: Node,
  childrenKey: string,
): readonly Node[] | undefined {
  const children: unknown = Reflect.get(node, childrenKey);
  return Array.isArray(children) ? (children as readonly Node[]) : undefined;
}
