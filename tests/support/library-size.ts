import { gzipSync } from 'node:zlib';
import { bundle } from './bundle';
import { root } from './preview-server';

/** What a form is made of; its parts have a budget of their own. */
export const formParts = [
  'ButtonExt',
  'ConfigProviderExt',
  'DatePickerExt',
  'InputExt',
  'ProInputNumber',
  'RadioGroupExt',
  'RangeNumberExt',
  'SelectExt',
  'UploadExt',
] as const;

/** In KiB. */
export const librarySizes = {
  component: 8.2,
  smallFormPart: 4,
  formParts: 25,
  library: 52,
} as const;

/**
 * Size of built components in bytes, minified and gzipped, in an app that has antd and React already.
 *
 * @param names Without any, that of the whole library.
 */
export function sizeOf(...names: string[]): number {
  return gzipSync(codeOf(...names)).length;
}

/** The code of which `sizeOf` says the size. */
export function codeOf(...names: string[]): string {
  const exported = names.length ? `{ ${names.join(', ')} }` : '*';
  return bundle({
    stdin: { contents: `export ${exported} from './src/antd-ext/es'`, resolveDir: root },
    format: 'esm',
    external: ['react', 'react-dom', 'antd', '@ant-design/*', '@rc-component/*', 'dayjs'],
  });
}

/** The components among what the library exports. */
export const componentsOf = (library: object) =>
  Object.keys(library).filter((name) => /^[A-Z][a-z]/.test(name));
