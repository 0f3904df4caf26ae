import type { SandboxDemo } from './types';

/** What dumi's asset of a demo says; its types know the parts, but not which a demo always has. */
export interface DemoAsset {
  title?: string;
  description?: string;
  /** Name of the file that exports the component. */
  entry?: string;
  dependencies: Record<string, { type: string; value: string }>;
}

/** The files of a demo; the versions beside them are of no use, since ours come from the lockfile. */
export function toSandboxDemo({ title, description, entry, dependencies }: DemoAsset): SandboxDemo {
  const files = Object.fromEntries(
    Object.entries(dependencies)
      .filter(([, { type }]) => type === 'FILE')
      // dumi names the files that the entry imports as they are imported: `./rows.ts`.
      .map(([name, { value }]) => [name.replace(/^\.\//, ''), value]),
  );
  const [first = ''] = Object.keys(files);
  return {
    title: title ?? 'mtools',
    description: description ?? '',
    entry: entry && entry in files ? entry : first,
    files,
  };
}
