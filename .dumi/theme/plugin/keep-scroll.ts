import type { IApi } from 'dumi';
import { changeGenerated } from './change-generated';

const WRAPPER = 'dumi/theme/ContextWrapper.tsx';
const SCROLL = 'document.documentElement.scrollTo(0, 0);';

/**
 * dumi scrolls to the top as soon as a link is followed, while the old page is still on the screen.
 * hooks/useArrival does it when the new page is there.
 */
export default (api: IApi) => {
  changeGenerated(api, WRAPPER, (source) => {
    if (!source.includes(SCROLL))
      throw new Error(`dumi's ${WRAPPER} no longer scrolls by \`${SCROLL}\``);
    return source.replace(SCROLL, '');
  });
};
