import { useMemo, useSyncExternalStore } from 'react';
import { useColorMode } from '../../../hooks/useColorMode';
import { useSite } from '../../../hooks/useSite';
import { choices } from './choices';
import { type DemoView, type ViewChoices, withoutDefaults } from './demoView';

export interface DemoViewState {
  /** How the demo is to be shown. */
  view: DemoView;
  /** The part of it which a reader has chosen. */
  chosen: ViewChoices;
  /** The part of it which the page says of this demo. */
  own: ViewChoices;
  choose: (choice: ViewChoices) => void;
  /** Takes the reader's choices back. */
  reset: () => void;
  /** Shows every demo of the page as this one. */
  applyToAll: () => void;
}

/**
 * How a demo of the open page is shown: what a reader has chosen, and else as the page itself.
 *
 * @param theme of this demo, until a reader chooses another one
 */
export function useDemoView(demo: string, theme: DemoView['theme'] = 'default'): DemoViewState {
  const { locale, pathname } = useSite();
  const { mode = 'light' } = useColorMode();
  const stored = useSyncExternalStore(
    choices.subscribe,
    () => choices.of(pathname, demo),
    () => choices.of('', demo),
  );
  return useMemo(() => {
    const defaults: DemoView = {
      theme,
      mode,
      locale: locale.id,
      dir: 'ltr',
      width: 'full',
    };
    const chosen = withoutDefaults(stored, defaults);
    return {
      view: { ...defaults, ...chosen },
      chosen,
      own: theme === 'default' ? {} : { theme },
      choose: (choice: ViewChoices) =>
        choices.set(pathname, demo, withoutDefaults({ ...chosen, ...choice }, defaults)),
      reset: () => choices.set(pathname, demo, {}),
      applyToAll: () => choices.setAll(pathname, chosen),
    };
  }, [stored, demo, theme, pathname, locale.id, mode]);
}
