import * as library from '@mtools/antd-ext';
import { componentsOf, formParts, librarySizes, sizeOf } from '../tests/support/library-size';
import { defineBench } from './support/bench';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(9);

export default defineBench({
  about: `Prints how large each component of antd-ext is alone, and what it adds to an app that has a
ConfigProviderExt. Needs \`build:packages\` first.`,
  run() {
    const provider = sizeOf('ConfigProviderExt');
    const lines = componentsOf(library).map((name) => {
      const added = sizeOf(...new Set(['ConfigProviderExt', name])) - provider;
      return `${name.padEnd(22)} ${kib(sizeOf(name))} ${kib(added)}`;
    });
    return [
      'minified and gzipped, without antd and React',
      `${' '.repeat(22)} ${'alone'.padStart(9)} ${'added'.padStart(9)}`,
      ...lines,
      `${'nine parts of a form'.padEnd(22)} ${kib(sizeOf(...formParts))} (${librarySizes.formParts} KiB)`,
      `${'whole library'.padEnd(22)} ${kib(sizeOf())} (${librarySizes.library} KiB)`,
    ];
  },
});
