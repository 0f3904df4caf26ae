/** `Omit` for each member of a union apart. */
export type OmitEach<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** A node of a tree: the fields of `Item`, and children of the same kind below `ChildrenKey`. */
export type TreeNode<Item, ChildrenKey extends string = 'children'> = OmitEach<
  Item,
  ChildrenKey
> & {
  [Key in ChildrenKey]?: TreeNode<Item, ChildrenKey>[];
};
