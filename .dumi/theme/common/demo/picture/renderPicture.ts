import type { LocaleId } from '../../../../config/locales';
import type { DemoSource } from '../useDemoData';

/**
 * HTML of a demo as it looks before anybody has touched it, light and dark. Only the build draws it
 * (`renderPicture.server.tsx`); a reader's browser has it in the page, or none.
 */
export function renderPicture(_demo: DemoSource, _locale: LocaleId): string | Promise<string> {
  return '';
}
