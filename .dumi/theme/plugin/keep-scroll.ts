import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';

const WRAPPER = 'dumi/theme/ContextWrapper.tsx';
const SCROLL = 'document.documentElement.scrollTo(0, 0);';

/**
 * dumi scrolls to the top as soon as a link is followed, while the old page is still on the screen.
 * hooks/useArrival does it when the new page is there.
 */
export default (api: IApi) => {
  api.onGenerateFiles({
    // After dumi has written the file.
    stage: Number.POSITIVE_INFINITY,
    fn: () => {
      const source = readFileSync(path.join(api.paths.absTmpPath, WRAPPER), 'utf8');
      if (!source.includes(SCROLL))
        throw new Error(`dumi's ${WRAPPER} no longer scrolls by \`${SCROLL}\``);
      api.writeTmpFile({ noPluginDir: true, path: WRAPPER, content: source.replace(SCROLL, '') });
    },
  });
};
