import { type DemoSource, useDemoData } from '../useDemoData';
import type { DemoFile, TextPair } from './types';

/** What dumi's asset has for a file, with what plugin/markdown adds to it. */
type Dependency = { type: string } & Omit<DemoFile, 'name'>;

/** The files of a demo, its entry first. It suspends until they are there. */
export function useDemoFiles(demo: DemoSource): DemoFile[] {
  const asset = useDemoData(demo)?.asset;
  // dumi's types do not know what the plugin adds.
  const dependencies = (asset?.dependencies ?? {}) as unknown as Record<string, Dependency>;
  return Object.entries(dependencies).flatMap(([name, { type, value, html, javascript }]) =>
    type === 'FILE' ? [{ name, value: value.trim(), html, javascript }] : [],
  );
}

/** Name of a file in the language that it is shown in. */
export function nameIn(language: string, { name, javascript }: DemoFile): string {
  const shown = name.replace(/^\.\//, '');
  return language === 'javascript' && javascript ? shown.replace(/\.ts(x?)$/, '.js$1') : shown;
}

/** The published text of a file in both languages. */
export function textsOf({ value, javascript }: DemoFile): TextPair {
  return { typescript: value, javascript: javascript?.value ?? value };
}
