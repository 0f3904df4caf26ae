import { createStore } from '../state/createStore';

/** Whether the reader has asked for a page that is not on the screen yet. */
export const pendingNavigation = createStore(false);
