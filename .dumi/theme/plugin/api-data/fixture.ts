import ts from 'typescript';
import { createLibrary, type Library } from './createLibrary';

/** A library of files that are on no disk: `/lib/index.ts`, and others by their paths. */
export function libraryOf(index: string, others: Record<string, string> = {}): Library {
  const files: Record<string, string> = { '/lib/index.ts': index };
  for (const [name, text] of Object.entries(others)) files[`/lib/${name}`] = text;
  const packages = { '@mtools/antd-ext': '/lib/index.ts' };
  return createLibrary(
    Object.keys(files),
    packages,
    (file) => files[file] ?? ts.sys.readFile(file),
  );
}
