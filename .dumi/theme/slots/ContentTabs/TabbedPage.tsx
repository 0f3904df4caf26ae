import { type ComponentType, lazy, type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTab } from '../../hooks/useTab';
import type { Tab } from '../../runtime/site';
import ContentTabs from '.';

const components = new WeakMap<Tab['load'], ComponentType>();

function componentOf({ load }: Tab): ComponentType {
  const component = components.get(load) ?? lazy(load);
  components.set(load, component);
  return component;
}

/**
 * Around the text of every page, in place of dumi's `DumiPage` (plugin/markdown): the page's tabs and the text of the open one. What is open is derived from the address, so Back and Forward
 * change the text too. Until a tab's chunk has arrived, what was there stays.
 */
export function TabbedPage({ children }: { children: ReactNode }) {
  const { tabs, tab } = useTab();
  const shown = useDeferredValue(tab);
  const Content = shown && componentOf(shown);

  // The shell hydrates before the page's text; this tells a browser test that both have.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);

  return (
    <>
      <ContentTabs tabs={tabs} current={tab?.key} />
      {Content ? <Content /> : children}
    </>
  );
}
