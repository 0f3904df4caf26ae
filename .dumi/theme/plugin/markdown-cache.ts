import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { globSync } from 'tinyglobby';

/** dumi's rules for what it takes from a page: its code, its demos, its header and its words. */
const TYPES = ['md', 'md-demo', 'md-demo-index', 'md-frontmatter', 'md-details', 'md-text'];

/**
 * dumi keeps transformed pages under their text and its loader's options, among which a plugin counts
 * for nothing. A hash of our plugins as one more option makes a page be transformed again when one of
 * them has changed; of the mode, for a page for readers has no debug demos; and of the last commit of
 * the pages, whose day they show.
 */
export default (api: IApi) => {
  api.register({
    key: 'chainWebpack',
    // After dumi has set up its loaders.
    stage: Number.POSITIVE_INFINITY,
    fn: (memo: Parameters<Parameters<IApi['chainWebpack']>[0]>[0]) => {
      const version = hashOf(lastCommit(api.cwd));
      for (const type of TYPES) {
        memo.module
          .rule('dumi-md')
          .oneOf(type)
          .use(`${type}-loader`)
          .tap((options) => ({ ...options, version: `${type} ${version}` }));
      }
      return memo;
    },
  });
};

function hashOf(commit: string): string {
  const hash = createHash('sha256').update(`${process.env.NODE_ENV} ${commit}`);
  for (const file of globSync(['*.ts', 'demo-code/*.ts'], { cwd: __dirname }).sort()) {
    hash.update(readFileSync(path.join(__dirname, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The hash of the last commit of a page; empty without git. */
function lastCommit(cwd: string): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--', 'docs'], {
    cwd,
    encoding: 'utf8',
  });
  return stdout ?? '';
}
