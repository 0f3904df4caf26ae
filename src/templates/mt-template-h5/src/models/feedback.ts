import { sleep } from '@mtools/isomorphic-utils';
import { defineModel } from '@mtools/malganis';

/** What the form sends. */
export interface FeedbackDraft {
  name: string;
  content: string;
}

export interface Feedback extends FeedbackDraft {
  id: number;
}

interface FeedbackState {
  /** The newest first; undefined until they have been loaded once. */
  items: Feedback[] | undefined;
  load: () => Promise<void>;
  add: (draft: FeedbackDraft) => Promise<void>;
}

/** How long the local data pretend to be on their way, in milliseconds. */
const DELAY = 1000;

/** Stands for your server; replace it, and the two functions below, with requests. */
const SAVED: readonly Feedback[] = [
  { id: 3, name: '陈晨', content: '希望支持夜间模式。' },
  { id: 2, name: '李想', content: '列表加载很快，体验不错。' },
  { id: 1, name: '王宁', content: '表单能不能保存草稿？' },
];

/** The feedback, shared by the list and the form. */
export const feedbackModel = defineModel<FeedbackState>('feedback', ({ get, set }) => ({
  items: undefined,
  load: async () => {
    await sleep(DELAY);
    // An answer that comes after a later one has arrived is out of date.
    if (get().items === undefined) set({ items: [...SAVED] });
  },
  add: async (draft) => {
    await sleep(DELAY);
    set(({ items = [...SAVED] }) => ({ items: [{ ...draft, id: items.length + 1 }, ...items] }));
  },
}));
