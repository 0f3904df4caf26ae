import { createStorage } from '@mtools/browser-utils';
import type { AppLocale } from '@mtools/malganis';

/** `auto` follows the device. */
export type ColorChoice = 'auto' | 'light' | 'dark';

interface Stored {
  token: string;
  locale: AppLocale;
  color: ColorChoice;
}

/** What outlives a visit. */
export const storage = createStorage<Stored>('local', { prefix: 'h5:' });
