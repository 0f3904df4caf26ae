import type { ColorMode } from '../../../hooks/useColorMode';
import { answerInPage, type MockHandler } from './answerInPage';
import { keepInMemory } from './keepInMemory';

/** What the address says of the preview: `?locale=en-US&mode=dark`. */
interface PreviewAddress {
  locale: 'zh-CN' | 'en-US';
  mode: ColorMode;
}

interface Preparation {
  /** Values of `localStorage` at the beginning, by key. */
  stored: (view: PreviewAddress) => Record<string, unknown>;
  handle: MockHandler;
}

/** Has the page keep everything to itself: what the application stores, and what its back end responds. */
export function prepare({ stored, handle }: Preparation): void {
  const params = new URLSearchParams(window.location.search);
  keepInMemory(
    stored({
      locale: params.get('locale') === 'en-US' ? 'en-US' : 'zh-CN',
      mode: params.get('mode') === 'dark' ? 'dark' : 'light',
    }),
  );
  answerInPage(handle);
  keepFocusOut();
}

/** A field that takes the focus by itself would take it from the site around the preview, and scroll that. */
function keepFocusOut(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
