import { useDemo } from 'dumi';

/** `prefetch` is what plugin/markdown adds: it fetches the component before it is rendered. */
type DemoData = ReturnType<typeof useDemo> & { prefetch?: () => Promise<unknown> };
type Loader = () => Promise<{ demos: Record<string, DemoData> }>;

/** Where the code of a demo comes from. */
export interface DemoSource {
  id: string;
  /** Import of the demos of its page. Without it, dumi looks through the demos of all pages. */
  loader?: Loader;
  /** While writing: another one for each edit of the demo. */
  version?: string;
}

/** dumi's types leave out the parameters that follow the first, which the code has. */
type UseDemo = (id: string, loader?: Loader, version?: string) => DemoData;

/** Component and files of a demo. It suspends until they are there; undefined if no demo has the id. */
export function useDemoData({ id, loader, version }: DemoSource): DemoData {
  // Not at module level: in development dumi imports this module before its own exports are there.
  return (useDemo as UseDemo)(id, loader, version);
}
