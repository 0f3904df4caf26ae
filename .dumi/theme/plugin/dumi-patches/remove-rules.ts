import type { Chain } from '../types';
import { mustFind } from './mustFind';

/**
 * What: removes rules of umi and dumi for webpack, which name loaders that are replaced (bundler/toRspack.ts,
 * markdown/).
 * Why: the loaders are slower, or need webpack itself; dumi's Markdown loader prepares live editing on every page.
 * Upstream: umi has no builder for Rspack.
 * Without it: files are compiled twice, by both rules.
 */
export function removeRules(memo: Chain, names: readonly string[]): void {
  for (const name of names) {
    mustFind(memo.module.rules.has(name), 'remove-rules', `the rule “${name}”`);
    memo.module.rules.delete(name);
  }
}
