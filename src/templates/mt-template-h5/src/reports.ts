import { defineModel } from '@mtools/malganis';
import { app } from './app';
import type { Report, ReportDraft, ReportPage } from './types';

interface ReportsState {
  /** `undefined` until the first page has arrived. */
  items?: Report[];
  hasMore: boolean;
  /** Why the first page could not be loaded. */
  failure?: Error;
  /** Loads the first page; resolves to whether that worked. */
  refresh: () => Promise<boolean>;
  /** Loads the page after the last item; rejects when that fails. */
  loadMore: () => Promise<void>;
  add: (draft: ReportDraft) => Promise<Report>;
}

/** The list of reports, shared by the list and the form. */
export const reportsModel = defineModel<ReportsState>('reports', ({ get, set }) => {
  /** Counts the lists, so that a page of an older one is dropped. */
  let turn = 0;
  return {
    hasMore: false,
    refresh: async () => {
      turn += 1;
      const now = turn;
      set({ failure: undefined });
      try {
        const { items, hasMore } = await app.request.silent.get<ReportPage>('/reports');
        if (now === turn) set({ items, hasMore });
        return true;
      } catch (error) {
        if (now === turn)
          set({ failure: error instanceof Error ? error : new Error(String(error)) });
        return false;
      }
    },
    loadMore: async () => {
      const now = turn;
      const after = get().items?.at(-1)?.id;
      const page = await app.request.silent.get<ReportPage>('/reports', { params: { after } });
      if (now !== turn) return;
      set(({ items = [] }) => ({ items: [...items, ...page.items], hasMore: page.hasMore }));
    },
    add: async (draft) => {
      const added = await app.request.post<Report>('/reports', draft);
      set(({ items }) => ({ items: items && [added, ...items] }));
      return added;
    },
  };
});

// The logout resets it.
app.model(reportsModel);
