import { useMedia } from './useMedia';

/** Where a side menu would leave too little for the content: below antd's breakpoint `sm`. */
export const SMALL_SCREEN = '(max-width: 575.98px)';

/** Whether the window is so narrow. On a server and while hydrating it is not. */
export const useSmallScreen = (): boolean => useMedia(SMALL_SCREEN);
