import childProcess from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mustFind } from './mustFind';

/** How dumi asks for the date of one page. */
const COMMAND = 'git log -1 --format=%at -- ';

/**
 * What: gives dumi an empty text for the date of a page, in place of `child_process.execSync`.
 * Why: dumi starts a process for each page while it transforms it, and no setting keeps it from that;
 * page-dates/ asks git once for all pages.
 * Without it: a build and the first compilation of each page take longer.
 */
export default () => {
  const transformer = require.resolve('dumi/dist/loaders/markdown/transformer/remarkMeta');
  mustFind(asksGit(readFileSync(transformer, 'utf8')), 'no-git-log', `\`${COMMAND}\``);
  const { execSync } = childProcess;
  const answer = (command: string, options?: object) =>
    command.startsWith(COMMAND) ? Buffer.from('') : execSync(command, options);
  // The type has an overload for each kind of options.
  childProcess.execSync = answer as typeof execSync;
};

/** Whether the code of dumi's Markdown transformer still asks in this way. */
export const asksGit = (code: string): boolean => code.includes(`execSync)(\`${COMMAND}`);
