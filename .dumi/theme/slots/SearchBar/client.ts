import { indexes } from '@@/search';
import type { LocaleId } from '../../../config/locales';
import { createClient, type SearchClient } from '../../search/createClient';

const clients = new Map<LocaleId, SearchClient>();

/** The search of a language: one worker with one index, kept until the reader leaves the site. */
export function clientOf(locale: LocaleId): SearchClient {
  const known = clients.get(locale);
  if (known) return known;
  const { url, createWorker } = indexes[locale];
  const client = createClient(createWorker, url);
  clients.set(locale, client);
  return client;
}
