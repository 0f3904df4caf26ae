import { type DemoSource, useDemoData } from '../useDemoData';
import { useDemoCode } from './DemoCode';

/**
 * The asset of a demo with the reader's edits in its files, for other editors: in
 * TypeScript, which its files are named for. It suspends until the asset is there.
 */
export function useEditedAsset(demo: DemoSource) {
  const asset = useDemoData(demo)?.asset;
  const { drafts } = useDemoCode().state;
  if (!asset) return undefined;
  const dependencies = Object.entries(asset.dependencies).map(([name, dependency]) => {
    const draft = drafts[name];
    return [name, draft ? { ...dependency, value: draft.texts.typescript } : dependency] as const;
  });
  return { ...asset, dependencies: Object.fromEntries(dependencies) };
}
