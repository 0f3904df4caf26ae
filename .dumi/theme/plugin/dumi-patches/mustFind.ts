/**
 * Stops the build where a patch no longer finds what it changes, as after an upgrade of dumi or umi: without the
 * patch the site would be built, with the fault that the patch is there for.
 *
 * @param patch name of the file of the patch, without extension
 * @param what the text, rule or option that is changed
 */
export function mustFind(found: unknown, patch: string, what: string): asserts found {
  if (found) return;
  throw new Error(
    `.dumi/theme/plugin/dumi-patches/${patch}.ts does not find ${what}. ` +
      'Another version of dumi or umi may be installed: see “Upgrade dumi” in CONTRIBUTING.md.',
  );
}

/** Replaces a part of a text that has to be in it. */
export function mustReplace(
  source: string,
  part: string | RegExp,
  replacement: string,
  patch: string,
): string {
  const changed = source.replace(part, replacement);
  mustFind(changed !== source, patch, `\`${part}\``);
  return changed;
}
