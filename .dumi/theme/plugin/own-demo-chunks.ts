/** What is needed of Babel's tree: a call, and the comments of its arguments. */
interface Call {
  callee: { type: string };
  arguments: { leadingComments?: unknown }[];
}

/**
 * A Babel plugin for the demos of a page as dumi lists them. dumi names the chunk of each by its page,
 * so that all of them, and whatever any of them needs, come with the first; without the name (a comment
 * of the import), each comes by itself.
 */
export const ownDemoChunks = () => ({
  visitor: {
    CallExpression({ node }: { node: Call }) {
      if (node.callee.type === 'Import') delete node.arguments[0]?.leadingComments;
    },
  },
});
