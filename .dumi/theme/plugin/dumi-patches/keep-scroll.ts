import type { IApi } from 'dumi';
import { changeGenerated } from './change-generated';
import { mustReplace } from './mustFind';

const WRAPPER = 'dumi/theme/ContextWrapper.tsx';

/**
 * What: takes the call that scrolls to the top out of dumi's generated `ContextWrapper`.
 * Why: dumi scrolls as soon as a link is followed, while the old page is still on the screen;
 * hooks/useArrival scrolls when the new page is there.
 * Without it: the old page jumps to its top before the new one replaces it, and Back loses its position.
 */
export default (api: IApi) => {
  changeGenerated(api, WRAPPER, keepScroll);
};

export const keepScroll = (source: string): string =>
  mustReplace(source, 'document.documentElement.scrollTo(0, 0);', '', 'keep-scroll');
