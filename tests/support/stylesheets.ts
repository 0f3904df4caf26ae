const METHODS = ['insertBefore', 'appendChild'] as const;

/** For a test file that asks for computed styles: jsdom parses antd's stylesheets in it. */
export function parseStylesheets(): void {
  for (const method of METHODS) Reflect.deleteProperty(HTMLHeadElement.prototype, method);
}

/**
 * Keeps jsdom from parsing antd's stylesheets; their text stays. They are long, and for each element that
 * a query looks at, jsdom asks each rule. What hides something in antd also has a style of its own.
 */
export function skipStylesheets(): void {
  for (const method of METHODS) {
    const insert = Node.prototype[method] as (this: Node, ...nodes: unknown[]) => Node;
    Object.defineProperty(HTMLHeadElement.prototype, method, {
      // As the method of every node is, so that code under test can wrap it.
      writable: true,
      configurable: true,
      value(this: Node, node: Node, ...rest: unknown[]) {
        const isAntd = node instanceof HTMLStyleElement && node.hasAttribute('data-rc-order');
        if (isAntd) node.type = 'text/plain';
        return insert.call(this, node, ...rest);
      },
    });
  }
}
