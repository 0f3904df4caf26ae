/** A node whose fields are known only at run time. */
export type AnyNode = Record<string, unknown>;

/** A copy of a node, without one of its fields. */
export function copyWithout(node: object, key: string): AnyNode {
  const copy: AnyNode = { ...node };
  delete copy[key];
  return copy;
}

/** Adds a node to the children of another, or to the roots where there is none above. */
export function append(
  node: object,
  parent: AnyNode | undefined,
  childrenKey: string,
  roots: object[],
): void {
  const siblings = parent ? parent[childrenKey] : roots;
  if (Array.isArray(siblings)) siblings.push(node);
  else if (parent) parent[childrenKey] = [node];
}
