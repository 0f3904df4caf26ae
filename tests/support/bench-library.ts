import * as library from '@mtools/antd-ext';
import { componentsOf, formParts, librarySizes, sizeOf } from './library-size';

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(9);

/** Prints how large each component is alone, and what it adds to an app that has a `ConfigProviderExt`. */
function main() {
  const provider = sizeOf('ConfigProviderExt');
  const lines = componentsOf(library).map((name) => {
    const added = sizeOf(...new Set(['ConfigProviderExt', name])) - provider;
    return `${name.padEnd(22)} ${kib(sizeOf(name))} ${kib(added)}`;
  });
  process.stdout.write(
    `${[
      'minified and gzipped, without antd and React',
      `${' '.repeat(22)} ${'alone'.padStart(9)} ${'added'.padStart(9)}`,
      ...lines,
      `${'nine parts of a form'.padEnd(22)} ${kib(sizeOf(...formParts))} (${librarySizes.formParts} KiB)`,
      `${'whole library'.padEnd(22)} ${kib(sizeOf())} (${librarySizes.library} KiB)`,
    ].join('\n')}\n`,
  );
}

main();
