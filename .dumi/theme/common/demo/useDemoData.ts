import type { IDemoData } from 'dumi/dist/client/theme-api/types';
import { use } from 'react';

/** `prefetch` is what plugin/markdown adds: it fetches the component before it is rendered. */
type DemoData = IDemoData & { prefetch?: () => Promise<unknown> };

/** Import of the demos of a page, by their ids. */
export type DemoLoader = () => Promise<{ demos: Record<string, DemoData> }>;

/** Where the code of a demo comes from. */
export interface DemoSource {
  id: string;
  loader: DemoLoader;
  /** While writing: another one for each edit of the demo. */
  version?: string;
}

const loads = new Map<string, Promise<DemoData | undefined>>();

/** Component and files of a demo. It suspends until they are there; undefined if no demo has the id. */
export function useDemoData({ id, loader, version }: DemoSource): DemoData | undefined {
  const key = `${id} ${version}`;
  const known = loads.get(key);
  if (known) return use(known);
  const load = loader().then(({ demos }) => demos[id]);
  loads.set(key, load);
  return use(load);
}
