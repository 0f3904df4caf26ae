import { LayoutExt, type LayoutTab } from '@mtools/antd-ext';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { isAllowed, useAccess } from '../access';
import { useAppContext, useSettings, useStore } from '../appContext';
import { joinPath } from '../joinPath';
import { nodeOf } from '../readRoutes';
import { toLayoutHistory } from '../router';
import { readTabs, tabsKey, writeTabs } from '../tabStorage';
import { readTitles } from '../useMenu';

/** A tab for each page that was opened, what is kept of it, and the history that leads back to where it was left. */
export function useTabs(isOn: boolean) {
  const { router, options } = useAppContext();
  const layout = LayoutExt.useLayout();
  const location = useLocation();
  const path = joinPath('/', location.pathname);
  const key = tabsKey(options);
  const [saved] = useState(() => (isOn ? readTabs(key) : []));
  const [open, setOpen] = useState<readonly string[]>([]);
  /** Query and hash at which each page was seen last. */
  const rests = useRef(new Map(saved.map((tab) => [tab.path, tab.rest])));
  /** Titles that pages gave themselves, also those that are not loaded again after a reload. */
  const own = useRef(new Map(saved.map((tab) => [tab.path, tab.title])));
  /** Labels as the layout has them. */
  const labels = useRef(new Map<string, string>());
  /** Tabs of before the reload that still have to be added. */
  const restored = useRef(saved.map((tab) => tab.path));
  const titleOf = useTitleOf(own.current);

  const save = () => {
    const tabs = layout.state.tabs.map((tab) => ({
      path: tab.key,
      rest: rests.current.get(tab.key) ?? '',
      title: own.current.get(tab.key),
    }));
    writeTabs(key, tabs);
  };

  // Before the page is painted, or the tabs would come in one by one.
  useLayoutEffect(() => {
    if (!isOn) return;
    const isOpen = (each: string) => layout.state.tabs.some((tab) => tab.key === each);
    const before = restored.current.splice(0);
    for (const each of new Set([...before, ...labels.current.keys(), path])) {
      const label = titleOf(each);
      const isWanted = each === path || before.includes(each) || isOpen(each);
      if (!isWanted || label === undefined) continue;
      if (isOpen(each) && labels.current.get(each) === label) continue;
      labels.current.set(each, label);
      layout.addTab({ key: each, label });
    }
    rests.current.set(path, location.search + location.hash);
    save();
  });

  const onTabsChange = (tabs: Required<LayoutTab>[]) => {
    const paths = tabs.map((tab) => tab.key);
    for (const each of [...labels.current.keys()]) {
      if (paths.includes(each)) continue;
      for (const map of [rests, own, labels]) map.current.delete(each);
    }
    setOpen(paths);
    save();
  };
  const keep = useCallback((each: string) => isOn && open.includes(each), [isOn, open]);

  const history = useMemo(() => {
    const plain = toLayoutHistory(router);
    return {
      // Not by a spread, which would read the location once for all.
      get location() {
        return plain.location;
      },
      push: (to: string) => {
        // Who picks the page that is open wants it as the menu has it.
        const isHere = joinPath('/', plain.location.pathname) === to;
        plain.push(isHere ? to : to + (rests.current.get(to) ?? ''));
      },
      listen: plain.listen,
      createHref: plain.createHref,
    };
  }, [router]);

  return { history, layout, keep, onTabsChange };
}

/** Tells the title of the page at a path; `undefined` where there is none, or none for this reader. */
function useTitleOf(own: Map<string, string | undefined>) {
  const { router, titles } = useAppContext();
  const [{ locale }] = useSettings();
  const rights = useAccess();
  const now = useStore(titles);

  return (path: string): string | undefined => {
    const matches = matchRoutes(router.routes, path) ?? [];
    const nodes = matches.flatMap(({ route }) => nodeOf(route.handle) ?? []);
    const last = nodes[nodes.length - 1];
    // What stands for all other addresses is no page to come back to.
    if (!last || last.path.endsWith('*') || last.isBare) return undefined;
    if (!nodes.every(({ route }) => isAllowed(route, rights))) return undefined;
    const title = now[path] ?? own.get(path);
    own.set(path, title);
    const handles = matches.map(({ pathname, route }) => ({ pathname, handle: route.handle }));
    const titled = readTitles(handles, locale, { [path]: title });
    return titled[titled.length - 1]?.title;
  };
}
