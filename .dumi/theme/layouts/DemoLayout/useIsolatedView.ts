import { useEffect, useLayoutEffect, useState } from 'react';
import { type DemoView, parseChoices, type ViewChoices } from '../../common/demo/view/demoView';
import { onView, postReady } from '../../common/demo/view/messages';
import { pinColorMode, useColorMode } from '../../hooks/useColorMode';
import { useSite } from '../../hooks/useSite';

/**
 * How the demo of an isolated page is shown: what its address says, over that what the page around it
 * has sent, and else the reader's color mode and the defaults. The whole document follows.
 */
export function useIsolatedView(): { view: DemoView; sent: ViewChoices } {
  const { locale, location } = useSite();
  const { mode = 'light' } = useColorMode();
  const [sent, setSent] = useState<ViewChoices>({});
  const chosen = { ...parseChoices(location.search), ...sent };
  const view: DemoView = {
    theme: 'default',
    locale: locale.id,
    dir: 'ltr',
    width: 'full',
    ...chosen,
    mode: chosen.mode ?? mode,
  };

  useEffect(() => {
    const stop = onView((choices) => setSent((before) => ({ ...before, ...choices })));
    postReady();
    return stop;
  }, []);

  useLayoutEffect(() => {
    pinColorMode(chosen.mode);
    return () => pinColorMode(undefined);
  }, [chosen.mode]);

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = view.locale;
    documentElement.dir = view.dir;
    return () => documentElement.removeAttribute('dir');
  }, [view.locale, view.dir]);

  return { view, sent };
}
