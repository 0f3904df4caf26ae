import { createHash } from 'node:crypto';
import type { Compiler } from '@rspack/core';

const PLUGIN = 'name-chunks';

/** How the bundler's runtime calls a chunk (runtime/chunkNames.ts). */
const FILE = /^(\d+)\.async\.js$/;

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * Puts the hash of its content into the name of each chunk, and the hashes into a file of their own, `chunks.<hash>.json`,
 * by the numbers of the chunks. The bundler's own runtime has them in the entry script, which so grows with each
 * page and demo, and changes with each edit of one.
 */
export function nameChunks(compiler: Compiler): void {
  const { Compilation, sources } = compiler.rspack;
  compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
      const hashes: string[] = [];
      for (const [file, source] of Object.entries(assets)) {
        const [, id] = FILE.exec(file) ?? [];
        if (id === undefined) continue;
        const hash = hashOf(source.source());
        hashes[Number(id)] = hash;
        compilation.renameAsset(file, `${id}.${hash}.async.js`);
      }
      // Numbers of what is no script, such as the entry itself, are empty.
      const list = JSON.stringify(Array.from(hashes, (hash) => hash ?? ''));
      compilation.emitAsset(`chunks.${hashOf(list)}.json`, new sources.RawSource(list));
    });
  });
}
